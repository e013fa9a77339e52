import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refusalOf } from './localOnly'

/** Where a tool listens: on this machine only, unless a host is named. */
export type Listening = { port: number; host?: string | undefined }

/** A server that listens, and calls this for each request that it serves; the others are refused with a reason. */
export async function listening(
  { port, host }: Listening,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, host)
    if (refusal !== null) {
      response.statusCode = 403
      response.end(JSON.stringify({ code: 403, success: false, msg: refusal }))
      return
    }
    allowOrigin(request, response)
    handle(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host ?? '127.0.0.1', resolve)
  })
  return server
}

/** Lets pages of another origin read the answer, as a site beside its gateway does. */
function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*')
  response.setHeader('Access-Control-Expose-Headers', '*')
  response.setHeader('Vary', 'Origin')
}
