import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Where each worker keeps the calls of its journeys; the run begins with an empty folder. */
const FOLDER = join(import.meta.dirname, '../../../test-results')
const FILE = /^calls-\d+\.jsonl$/

/** The API's calls that the pages of a context send, each once, as lines of JSON. */
export function watchCalls(context: BrowserContext): Set<string> {
  const sent = new Set<string>()
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // Pictures are shown from the addresses in answers.
    if (!pathname.startsWith('/api/') || !['xhr', 'fetch'].includes(request.resourceType())) return
    // The product numbers its requests; a journey's own have none.
    if (!request.headers()['x-request-id']) return
    const type = request.headers()['content-type'] ?? ''
    const body = type.includes('multipart') ? '' : (request.postData() ?? '')
    sent.add(JSON.stringify({ method: request.method(), path: pathname, search, type, body }))
  })
  return sent
}

/** Keeps the calls of a journey until all are held against the document. */
export function keepCalls(journey: string, sent: ReadonlySet<string>): void {
  const file = join(FOLDER, `calls-${process.env.TEST_PARALLEL_INDEX ?? 0}.jsonl`)
  const lines = [...sent].map((call) => `${JSON.stringify({ journey, ...JSON.parse(call) })}\n`)
  appendFileSync(file, lines.join(''))
}

/** After the last journey: the run fails when a page sent what the OpenAPI document does not have. */
export default function holdCalls(): void {
  if (!existsSync(FOLDER)) return
  const files = readdirSync(FOLDER).filter((name) => FILE.test(name))
  const run = join(import.meta.dirname, '../../tools/contract/run.mjs')
  execFileSync(process.execPath, [run, 'calls', ...files.map((name) => join(FOLDER, name))], { stdio: 'inherit' })
}
