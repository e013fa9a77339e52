import { type Family, Refusal, refuseWith } from './reply'

const SLOW_MS = 3_000
/** Longer than any client timeout. */
const TIMEOUT_MS = 90_000

const FAULTS: Record<string, (family: Family, signal: AbortSignal) => Response | null | Promise<Response | null>> = {
  400: (family) => refuseWith(family, new Refusal('操作失败')),
  401: (family) => refuseWith(family, new Refusal('请求未授权', { code: 401, status: 401 })),
  403: (family) => refuseWith(family, new Refusal('登录已失效，请重新登录', { code: 403, status: 403 })),
  404: (family) => refuseWith(family, new Refusal('请求的资源不存在', { code: 404, status: 404 })),
  500: (family) => refuseWith(family, new Refusal('服务器异常', { code: 500, status: 500 })),
  html: () =>
    new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
      status: 502,
      headers: { 'Content-Type': 'text/html' },
    }),
  empty: () => new Response('', { status: 200 }),
  slow: async (_, signal) => {
    await pause(SLOW_MS, signal)
    return null
  },
  timeout: async (_, signal) => {
    await pause(TIMEOUT_MS, signal)
    return new Response(null, { status: 504 })
  },
}

/** The fault requested by the header `X-Fault`; null = the real response (delayed for `slow`). */
export async function faultReply(request: Request, family: Family): Promise<Response | null> {
  const fault = FAULTS[request.headers.get('X-Fault') ?? '']
  return fault ? fault(family, request.signal) : null
}

/** Ends early when the caller aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    timer.unref?.()
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
  })
}
