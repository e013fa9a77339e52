import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { middleware } from '#mocks/areas'
import { callFaults } from './callFaults'
import { refusalOf } from './localOnly'

/** Where a tool listens: on this machine only, unless a host is named. */
export type Listening = { port: number; host?: string | undefined }

/** How the embedded API is served: `isStrict` refuses what the document does not have; `log` is told each answer. */
export type ServeOptions = Listening & { isStrict: boolean; log: (line: string) => void }

/** Serves the embedded API alone, for pages of this machine or of the host that is named. */
export function serveGateway({ isStrict, log, ...at }: ServeOptions): Promise<Server> {
  const handle = middleware(isStrict ? { refuse: faultOf } : {})
  return listening(at, (request, response) => {
    const started = performance.now()
    response.once('finish', () => {
      log(`${request.method} ${request.url} ${response.statusCode} ${Math.round(performance.now() - started)} ms`)
    })
    if (request.method === 'OPTIONS') return end(response, 204)
    handle(request, response, () => end(response, 404))
  })
}

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

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}

/** What a request sends that the document does not have; null when it is as described. */
async function faultOf(request: Request): Promise<string | null> {
  const { method, url, headers } = request
  const { pathname, searchParams } = new URL(url)
  const faults = callFaults([{ method, path: pathname, query: searchParams, headers, body: await request.text() }])
  return faults.length > 0 ? faults.join('; ') : null
}
