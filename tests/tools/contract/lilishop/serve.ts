import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { type Listening, listening } from '#tests/tools/contract/check/listening'
import { bodyOf, passBack, passOn } from '#tests/tools/contract/check/passOn'
import { Refusal } from './ask'
import { askerOf, ownCalls, ownName } from './ownCalls'
import { placeOf, type Services } from './services'

/** A lilishop to stand before, and who is told each answer. */
export type AdapterOptions = Listening & { services: Services; log: (line: string) => void }

/** Stands before a lilishop as the gateway that the product knows. Nothing but captchas is kept. */
export function serveLilishop({ services, log, ...at }: AdapterOptions): Promise<Server> {
  const own = ownCalls(services)
  return listening(at, async (request, response) => {
    const { method = 'GET', url = '/' } = request
    const started = performance.now()
    response.once('finish', () => {
      // The refresh token travels in a path.
      const path = (url.split('?')[0] ?? '').replace(/(login\/refresh\/).*/, '$1…')
      log(`${method} ${path} ${response.statusCode} ${Math.round(performance.now() - started)} ms`)
    })
    if (method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const address = new URL(url, 'http://localhost')
    const answers = own[ownName(method, address.pathname)]
    try {
      const body = await bodyOf(request)
      if (answers) {
        const last = decodeURIComponent(address.pathname.split('/').at(-1) ?? '')
        const found = await answers({ request, url: address, body: body.toString('utf8'), last })
        sendJson(response, address.pathname, { code: 200, success: true }, found, '操作成功')
      } else await pass(services, request, response, body)
    } catch (error) {
      if (!(error instanceof Refusal)) log(`${method} ${address.pathname}: ${(error as Error).message}`)
      const { message, code } = error instanceof Refusal ? error : new Refusal('商城服务没有应答', 502)
      // By 403 the page learns that its token has run out; all else is told by the code.
      response.statusCode = code === 403 || code === 502 ? code : 200
      sendJson(response, address.pathname, { code, success: false }, null, message)
    }
  })
}

async function pass(services: Services, request: IncomingMessage, response: ServerResponse, body: Buffer) {
  const place = placeOf(request.url ?? '/', services)
  if (place === null) {
    response.writeHead(404).end()
    return
  }
  request.headers['x-forwarded-for'] = askerOf(request).forwardedFor
  // What is public at the buyers' service is refused there to the token of a seller.
  if (place.path.startsWith('/buyer/goods/')) delete request.headers.accesstoken
  await passBack(await passOn(place.target, place.path, request, body), response)
}

/** An answer in the envelope of the path's family. */
function sendJson(response: ServerResponse, path: string, head: object, content: unknown, text: string): void {
  const body = /gd-/.test(path) ? { data: content, msg: text } : { result: content, message: text }
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(JSON.stringify({ ...head, ...body }))
}
