import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse, type HttpHandler } from 'msw'
import { familyOf, Refusal, refuseWith } from '#mocks/kernel/http/reply'
import { startClock } from '#mocks/kernel/store/clock'
import { settleChanges } from '#mocks/kernel/store/keep'

export type MockOptions = {
  /** Delay in ms before the next step of a counterparty; 0: never automatically. */
  counterpartyDelayMs?: number
  /** Delay of every response in ms. */
  latencyMs?: number
  /** Largest body in bytes. */
  bodyLimit?: number
  /** What is wrong with a request before it is answered; null for one that may be. */
  refuse?: (request: Request) => Promise<string | null>
}

type Next = (error?: unknown) => void

/** Connect middleware that handles `/api/` and `/__mock/` over real HTTP and passes everything else on. */
export function mockMiddleware(
  handlers: readonly HttpHandler[],
  { counterpartyDelayMs = 20_000, latencyMs = 0, ...options }: MockOptions = {},
) {
  startClock(counterpartyDelayMs)
  return (req: IncomingMessage, res: ServerResponse, next: Next): void => {
    const path = req.url?.split('?')[0] ?? ''
    if (!/^\/(api|__mock)\//.test(path)) {
      next()
      return
    }
    answer(handlers, req, res, path, options)
      .then((response) => {
        settleChanges()
        return response
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal) return refuseWith(familyOf(path), error)
        // A client that disconnects during an upload is not a server error.
        if (req.complete) console.error(error)
        return refuseWith(familyOf(path), new Refusal('服务器异常', { code: 500, status: 500 }))
      })
      .then(async (response) => {
        if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
        await send(res, response)
      })
      .catch(next)
  }
}

async function answer(
  handlers: readonly HttpHandler[],
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  { bodyLimit = 25 * 1024 * 1024, refuse }: MockOptions,
): Promise<Response> {
  if (!isReadable(path)) return refuseWith(familyOf(path), new Refusal('请求地址格式错误', { status: 400 }))
  const body = await readBody(req, bodyLimit)
  if (body === null) return refuseWith(familyOf(path), new Refusal('请求内容过大', { code: 413, status: 413 }))
  const gone = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) gone.abort()
  })
  const { method = 'GET', headers, url = '/' } = req
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] => {
      return [value ?? []].flat().map((text) => [name, text])
    }),
    body: hasBody && body.length > 0 ? body : null,
    signal: gone.signal,
  })
  const fault = (await refuse?.(request.clone())) ?? null
  if (fault !== null) return refuseWith(familyOf(path), new Refusal(fault, { status: 400 }))
  const response = await getResponse([...handlers], request)
  return response ?? refuseWith(familyOf(path), new Refusal('请求的资源不存在', { code: 404, status: 404 }))
}

/** Whether a path decodes: MSW throws on one that ends in a bare `%`. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * The whole body, or null when it is too large; the rest is then read and discarded, so that the client receives the
 * response.
 */
async function readBody(req: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? null : new Uint8Array(Buffer.concat(chunks))
}

async function send(res: ServerResponse, response: Response): Promise<void> {
  if (res.destroyed) return
  res.statusCode = response.status
  response.headers.forEach((value, name) => {
    res.setHeader(name, value)
  })
  res.setHeader('Cache-Control', 'no-store')
  res.end(Buffer.from(await response.arrayBuffer()))
}
