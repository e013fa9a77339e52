import { writeFile } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import { pages, printPages, publicPages } from '#app/pages'
import { describedAt } from '#tests/tools/contract/product'
import { callFaults } from './callFaults'
import { type Verdict, verdictOf } from './conform'
import { type Listening, listening } from './listening'
import { bodyOf, passBack, passOn } from './passOn'

/** A gateway to stand before, and where the report goes. */
export type RecordOptions = Listening & { target: string; report: string; log: (line: string) => void }

/**
 * What was seen of a call on a screen: how often, and each verdict with its detail. Nothing of what people sent is
 * kept.
 */
type Seen = { count: number; found: Map<string, number> }

/**
 * Passes requests on to a gateway and its answers back, and holds both to the document while people click: the report
 * says, per screen, what each call lacks.
 */
export function recordGateway({ target, report, log, ...at }: RecordOptions): Promise<Server> {
  const screens = new Map<string, Map<string, Seen>>()
  let writing = Promise.resolve()
  const note = (screen: string, call: string, found: string) => {
    const calls = screens.get(screen) ?? new Map<string, Seen>()
    const seen = calls.get(call) ?? { count: 0, found: new Map() }
    screens.set(screen, calls.set(call, seen))
    seen.count += 1
    const isNew = !seen.found.has(found)
    seen.found.set(found, (seen.found.get(found) ?? 0) + 1)
    if (isNew) log(`${screen}  ${call}  ${found}`)
    // One after the other: two writes at once would mix.
    writing = writing.then(() => writeFile(report, reportOf(screens)))
  }
  return listening(at, async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.statusCode = 204
      response.end()
      return
    }
    const body = await bodyOf(request)
    const answer = await passOn(target, request.url ?? '/', request, body).catch((error: Error) => error)
    const screen = screenOf(request)
    if (answer instanceof Error) {
      note(screen, callOf(request), `not reached: ${answer.cause ?? answer.message}`)
      response.statusCode = 502
      response.end(JSON.stringify({ code: 502, success: false, msg: `${target}: ${answer.message}` }))
      return
    }
    const bytes = await passBack(answer, response)
    for (const found of foundOf(request, body, { status: answer.status, text: bytes.toString('utf8') }))
      note(screen, callOf(request), found)
  })
}

/** What is found of a call: faults of the request, then the verdict on the answer. */
function foundOf(request: IncomingMessage, body: Buffer, raw: { status: number; text: string }): string[] {
  const { pathname: path, searchParams: query } = addressOf(request)
  const method = request.method ?? 'GET'
  const headers = new Headers({ 'content-type': request.headers['content-type'] ?? '' })
  const faults = callFaults([{ method, path, query, headers, body: body.toString('utf8') }])
  const described = describedAt(method, path)
  if (!described) return faults.length > 0 ? ['no such call in the document'] : []
  const isFile = described.endpoint.answer === 'file'
  const { verdict, detail } = isFile ? { verdict: fileVerdict(raw.status), detail: '' } : verdictOf(described, raw)
  // A refusal's text may name people.
  const said = verdict === 'refused' || verdict === 'not allowed' ? `HTTP ${raw.status}` : detail
  const wrongly = faults.map((fault) => `sent wrongly: ${withoutValues(fault.slice(`${method} ${path}: `.length))}`)
  return [...wrongly, said === '' ? verdict : `${verdict}: ${said}`]
}

/** A fault without the name of a parameter that the document does not have: it may be a value. */
function withoutValues(fault: string): string {
  return fault.replace(/^unknown parameter .*$/s, 'unknown parameter …')
}

function fileVerdict(status: number): Verdict {
  return status < 300 ? 'right' : status === 404 ? 'absent call' : 'refused'
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url, 'http://localhost')
}

/** The paths of the product's screens. */
const SCREENS: ReadonlySet<string> = new Set([...pages, ...printPages, ...publicPages].map(({ path }) => path))

/** The screen that sends: the address in the browser, as far as the site lets it be known. */
function screenOf({ headers: { referer = '' } }: IncomingMessage): string {
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  return path === '' ? '-' : SCREENS.has(path) ? path : shapeOf(path)
}

/** A call by its path in the document, so that no value stands in the report; of any other path the shape alone. */
function callOf(request: IncomingMessage): string {
  const { method = 'GET' } = request
  const { pathname } = addressOf(request)
  return `${method} ${describedAt(method, pathname)?.endpoint.path ?? shapeOf(pathname)}`
}

/** How many parts a path has: what stands in them may be a name, a number or a token. */
function shapeOf(path: string): string {
  return path.replace(/[^/]+/g, '…')
}

function reportOf(screens: ReadonlyMap<string, ReadonlyMap<string, Seen>>): string {
  const sections = [...screens]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([screen, calls]) => {
      const lines = [...calls]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .flatMap(([call, { count, found }]) => [
          `- ${call} × ${count}`,
          ...[...found].filter(([text]) => text !== 'right').map(([text, times]) => `  - ${text} × ${times}`),
        ])
      return [`## ${screen}`, '', ...lines].join('\n')
    })
  return `# What the gateway answered, per screen\n\n${sections.join('\n\n')}\n`
}
