import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { middleware } from '#mocks/areas'
import { callFaults } from './callFaults'

/** How the embedded API is served: `isStrict` refuses what the document does not have; `log` is told each answer. */
export type ServeOptions = { port: number; isStrict: boolean; log: (line: string) => void }

/** Serves the embedded API alone, for pages of any origin. */
export function serveGateway({ port, isStrict, log }: ServeOptions): Promise<Server> {
  const handle = middleware(isStrict ? { refuse: faultOf } : {})
  return listening(port, (request, response) => {
    allowOrigin(request, response)
    const started = performance.now()
    response.once('finish', () => {
      log(`${request.method} ${request.url} ${response.statusCode} ${Math.round(performance.now() - started)} ms`)
    })
    if (request.method === 'OPTIONS') return end(response, 204)
    handle(request, response, () => end(response, 404))
  })
}

/** A server that listens, and calls this for each request. */
export async function listening(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return server
}

/** Lets pages of another origin read the answer, as a site beside its gateway does. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
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
