import { plain, type Text } from '#domain/text'
import { isRecord } from '#domain/wire'

/**
 * The three families of paths and their envelopes: G responds `{code,success,data,msg}` and writes a null number as -1,
 * L and P respond `{success,message,code,timestamp,result}`.
 */
export type Family = 'G' | 'L' | 'P'

/** The family of a path, which decides the envelope. */
export function familyOf(path: string): Family {
  if (/^\/api\/(gd|blade)-/.test(path)) return 'G'
  return path.startsWith('/api/supplier/') ? 'P' : 'L'
}

/** A payload with a message; some of the mall's calls name their success by a code of its own. */
export class Told {
  payload: unknown
  message: string
  code: number

  constructor(payload: unknown, message: string, code = 200) {
    this.payload = payload
    this.message = message
    this.code = code
  }
}

/** A rejection: throwing it anywhere in a handler rolls back the handler's changes and becomes the response. */
export class Refusal extends Error {
  code: number
  status: number

  constructor(message: string | Text, { code = 400, status = 200 }: { code?: number; status?: number } = {}) {
    super(typeof message === 'string' ? message : plain(message))
    this.code = code
    this.status = status
  }
}

/** A rejection in the format of lilishop: HTTP 400 with a business code. */
export function refusal(code: number, message: string): Refusal {
  return new Refusal(message, { code, status: 400 })
}

/** lilishop's rejection of somebody else's record. */
export function notOwn(): Refusal {
  return refusal(20005, '权限不足')
}

/** lilishop's rejection of a request whose fields are invalid. */
export function badInput(error: string | Text = '参数异常'): Refusal {
  return new Refusal(error, { code: 4002, status: 400 })
}

/** The rejection of an action that the status of its document forbids. */
export function wrongStatus(): Refusal {
  return new Refusal('当前状态不允许该操作')
}

/** Wraps a payload in the envelope of its family; a ready `Response` (a file) is passed through. */
export function replyWith(family: Family, answer: unknown): Response {
  if (answer instanceof Response) return answer
  const { payload, message, code } = answer instanceof Told ? answer : new Told(answer, '')
  if (family === 'G') {
    const isNothing = payload === null || payload === undefined
    const msg = message || (isNothing ? '暂无承载数据' : '操作成功')
    return Response.json({ code: 200, success: true, data: isNothing ? {} : substituteNulls(payload), msg })
  }
  const isBare = payload === undefined
  return Response.json(envelope(true, code, message || (isBare ? '成功' : 'success'), payload ?? null))
}

/** The response to a rejected or failed request. */
export function refuseWith(family: Family, { message, code, status }: Refusal): Response {
  const body =
    family === 'G' ? { code, success: false, data: null, msg: message } : envelope(false, code, message, null)
  return Response.json(body, { status })
}

/** A file to download; the name may be Chinese. */
export function fileReply(content: Uint8Array<ArrayBuffer> | string, type: string, name: string): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  return new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } })
}

function envelope(success: boolean, code: number, message: string, result: unknown) {
  return { success, message, code, timestamp: Date.now(), result }
}

/**
 * BladeX never sends null in a response. Missing texts and lists are stored as '' and [], so a null here is a number.
 */
function substituteNulls(value: unknown): unknown {
  if (value === null) return -1
  if (Array.isArray(value)) return value.map(substituteNulls)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, substituteNulls(member)]))
}
