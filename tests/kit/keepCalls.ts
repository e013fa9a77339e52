import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SetupServer } from 'msw/node'
import { cut } from '#tests/tools/contract/document/cut'

/** The folder where suites keep what they send, for `npm run openapi -- --examples`; without it nothing is kept. */
const FOLDER = process.env.CALLS
const FILE = `calls-suites-${process.env.VITEST_POOL_ID ?? 0}.jsonl`

/**
 * Keeps a call and its answer as a line of JSON, as the journeys keep their calls.
 *
 * @returns what takes the answer
 */
export function keepCall(request: Request): (response: Response) => Promise<void> {
  if (!FOLDER) return async () => undefined
  const { method, url } = request
  const { pathname: path, search } = new URL(url)
  const type = request.headers.get('content-type') ?? ''
  // Who answers reads the body: by then it cannot be copied any more.
  const sent = request.clone()
  const body = type.includes('multipart') ? partsOf(sent) : sent.text()
  return async (response) => {
    if (!response.ok) return
    // A file is no example.
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = isJson ? cut(await response.clone().json()) : undefined
    mkdirSync(FOLDER, { recursive: true })
    appendFileSync(join(FOLDER, FILE), `${JSON.stringify({ method, path, search, type, body: await body, answer })}\n`)
  }
}

/** Keeps every call that a server of a suite answers. */
export function keepCalls(server: SetupServer): void {
  const awaited = new Map<string, ReturnType<typeof keepCall>>()
  server.events.on('request:start', ({ request, requestId }) => awaited.set(requestId, keepCall(request)))
  server.events.on('response:mocked', ({ response, requestId }) => awaited.get(requestId)?.(response))
}

/** The parts of a body as JSON, of a file its name. */
async function partsOf(request: Request): Promise<string> {
  const form = await request.formData()
  const parts = [...form].map(([name, part]) => [name, typeof part === 'string' ? part : part.name])
  return JSON.stringify(Object.fromEntries(parts))
}
