import { getResponse, HttpResponse, type JsonBodyType } from 'msw'
import { handlers } from '#mocks/areas'
import { isThorough } from '#tests/kit/random/runs'

/** A fault of a write: the answer, and the texts that may be shown; null when there is no notification (HTTP 404). */
export type WriteFault = {
  name: string
  reply: (request: Request) => Response | Promise<Response>
  said: RegExp | null
  /** The server carried out the write before the answer was lost. */
  isDone?: boolean
}

const json = (body: JsonBodyType, status = 200) => HttpResponse.json(body, { status })
const html = (status: number) => new HttpResponse('<html><h1>Gateway</h1></html>', { status })
const UNKNOWN = /服务器没有给出明确的结果/
const SYSTEM = /系统异常/

/** Carries out the request. */
async function carryOut(request: Request): Promise<void> {
  await getResponse(handlers, request.clone())
}

/** Sixteen kinds of fault of a write. The last two were carried out. */
export const WRITE_FAULTS: WriteFault[] = [
  {
    name: 'a refusal with HTTP 400',
    reply: () => json({ code: 400, success: false, msg: '当前状态不允许该操作' }, 400),
    said: /当前状态不允许该操作/,
  },
  {
    name: 'a refusal with HTTP 200',
    reply: () => json({ code: 400, success: false, message: '请稍后再提交' }),
    said: /请稍后再提交/,
  },
  { name: 'code 500', reply: () => json({ code: 500, success: false, msg: '服务器异常' }), said: /服务器异常/ },
  { name: 'HTTP 500', reply: () => json({ code: 500, success: false, msg: '数据库忙' }, 500), said: /数据库忙/ },
  { name: 'HTTP 500 without a body', reply: () => new HttpResponse('', { status: 500 }), said: SYSTEM },
  { name: 'HTTP 502 of a proxy', reply: () => html(502), said: SYSTEM },
  { name: 'HTTP 503 without a body', reply: () => new HttpResponse('', { status: 503 }), said: SYSTEM },
  { name: 'HTTP 504 of a proxy', reply: () => html(504), said: SYSTEM },
  {
    name: 'HTTP 429',
    reply: () => json({ code: 429, success: false, msg: '操作过于频繁' }, 429),
    said: /操作过于频繁/,
  },
  { name: 'HTTP 404', reply: () => json({ code: 404, success: false, msg: '请求的资源不存在' }, 404), said: null },
  { name: 'a network error', reply: () => HttpResponse.error(), said: /网络异常/ },
  { name: 'an empty answer', reply: () => new HttpResponse(''), said: UNKNOWN },
  { name: '{}', reply: () => json({}), said: UNKNOWN },
  { name: 'a page instead of an answer', reply: () => html(200), said: UNKNOWN },
  {
    name: 'a truncated answer, of what was carried out',
    reply: async (request) => {
      await carryOut(request)
      return new HttpResponse('{"code":200,"success":tr')
    },
    said: UNKNOWN,
    isDone: true,
  },
  {
    name: 'an answer that got lost, of what was carried out',
    reply: async (request) => {
      await carryOut(request)
      return HttpResponse.error()
    },
    said: /网络异常/,
    isDone: true,
  },
]

const ENDS = WRITE_FAULTS.slice(-3)

/**
 * The faults that leave the outcome unknown, and every third of the others from `at` on; before a release all others.
 */
export function someFaults(at: number): WriteFault[] {
  return isThorough ? WRITE_FAULTS : [...WRITE_FAULTS.slice(0, -3).filter((_, index) => index % 3 === at % 3), ...ENDS]
}
