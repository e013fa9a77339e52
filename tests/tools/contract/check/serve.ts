import type { Server, ServerResponse } from 'node:http'
import { middleware } from '#mocks/areas'
import { callFaults } from './callFaults'
import { type Listening, listening } from './listening'

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
