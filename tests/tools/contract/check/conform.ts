import { isRecord, wireText } from '#domain/wire'
import { type Args, type Endpoint, fillPath } from '#shared/endpoint'
import type { Described } from '#shared/http/operation'
import { parsed, payloadIn, type Raw, type Send } from './answer'
import { findingsOf, rowsOf } from './strict'
import { type Dictionaries, listFaults } from './values'

/** What was found of a call. */
export type Verdict =
  | 'right'
  | 'missing field'
  | 'wrong kind'
  | 'absent call'
  /** The product proposes it, and does without. */
  | 'absent capability'
  | 'refused'
  /** A list whose pages, filters, order or values are not what was asked for. */
  | 'wrong values'
  /** It answers well, and does something else. */
  | 'wrong effect'
  /** The roles of the account do not include it: nothing is known of the call. */
  | 'not allowed'
  /** No list had a row to name its record. */
  | 'not checked'

/** One line of the table. */
export type Line = { call: string; verdict: Verdict; detail: string }

/** Reads with effects: they send a message, or use up a captcha; and one by a code that only a buyer has. */
const WITH_EFFECTS = /getVerifyCode|captcha|getOrderByVerificationCode/i
/** Calls of people who are not signed in, or have no shop yet. */
const PUBLIC = /\/passport\/|\/buyer\/other\/article\/|\/store\/apply\//

/**
 * Sends every reading call that the account may send, and holds each answer against its shape. Lists are read first:
 * their first rows name the records to read.
 */
export async function conform(
  operations: readonly Described[],
  send: Send,
  words: Dictionaries = new Map(),
): Promise<Line[]> {
  const reads = unique(operations).filter(({ endpoint: { method, answer, path, fixed } }) => {
    // Without `preview` it counts a print.
    const isPrint = path.includes('/print-') && fixed?.preview !== 1
    return method === 'GET' && answer !== 'file' && !isPrint && !WITH_EFFECTS.test(path) && !PUBLIC.test(path)
  })
  const samples: Sample[] = []
  const lines: Line[] = []
  let open = reads.toSorted((a, b) => needs(a.endpoint).length - needs(b.endpoint).length)
  // A list may itself need a record of another list: what cannot be asked yet is tried again, until nothing is gained.
  for (let before = -1; before !== open.length; ) {
    before = open.length
    const left: Described[] = []
    for (const described of open) {
      const args = argsOf(described.endpoint, samples)
      if (args === null) left.push(described)
      else lines.push({ call: callOf(described), ...(await check(described, args, send, samples, words)) })
    }
    open = left
  }
  for (const described of open) {
    const detail = `no list names ${needs(described.endpoint).join(', ')}`
    lines.push({ call: callOf(described), verdict: 'not checked', detail })
  }
  return lines.toSorted((a, b) => a.call.localeCompare(b.call))
}

/**
 * The exit code of a check: 0 when every call is right, 1 when one is wrong, 3 when none is wrong but some could not be
 * checked, or lack members that the product does without.
 */
export function exitCodeOf(lines: readonly Line[]): 0 | 1 | 3 {
  const is = (...verdicts: Verdict[]) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length
  const good = is('right', 'absent capability')
  if (good + is('not allowed', 'not checked', 'missing field') < lines.length) return 1
  return good === lines.length ? 0 : 3
}

/** The lines as a table, with a line of totals. */
export function tableOf(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ call }) => call.length))
  const counts = new Map<Verdict, number>()
  for (const { verdict } of lines) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
  const rows = lines.map(({ call, verdict, detail }) =>
    `${call.padEnd(width)}  ${verdict.padEnd(13)}  ${detail}`.trimEnd(),
  )
  return [...rows, '', [...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')].join('\n')
}

function callOf({ endpoint: { method, path } }: Described): string {
  return `${method} ${path}`
}

/** What an answer is worth to the product, and what it lacks, without any of its values. */
export function verdictOf({ endpoint, shape }: Described, { status, text }: Raw): Pick<Line, 'verdict' | 'detail'> {
  if (status === 404) return { verdict: 'absent call', detail: 'HTTP 404' }
  const body = parsed(text)
  if (body === undefined) return { verdict: 'wrong kind', detail: `HTTP ${status}, no JSON` }
  const refusal = refusalOf(body, status)
  if (refusal?.code === '404') return { verdict: 'absent call', detail: refusal.text }
  if (refusal) return { verdict: refusal.text.includes('权限不足') ? 'not allowed' : 'refused', detail: refusal.text }
  const payload = payloadIn(endpoint, body)
  if (payload === undefined) return { verdict: 'wrong kind', detail: 'no envelope' }
  if (!shape) return { verdict: 'right', detail: '' }
  const { missing, wrong } = findingsOf(shape, payload)
  try {
    shape.read(payload)
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error))
  }
  if (wrong.length > 0) return { verdict: 'wrong kind', detail: wrong.join(', ') }
  return missing.length > 0
    ? { verdict: 'missing field', detail: missing.join(', ') }
    : { verdict: 'right', detail: '' }
}

type Sample = { path: string; row: Record<string, unknown> }

async function check(
  described: Described,
  args: Args,
  send: Send,
  samples: Sample[],
  words: Dictionaries,
): Promise<Pick<Line, 'verdict' | 'detail'>> {
  const { endpoint } = described
  const { path, rest } = fillPath(endpoint, args)
  const raw = await send(path, rest)
  for (const row of rowsOf(payloadIn(endpoint, parsed(raw.text))) ?? [])
    if (isRecord(row)) samples.push({ path: endpoint.path, row })
  const found = verdictOf(described, raw)
  if (endpoint.answer === 'page' && (found.verdict === 'right' || found.verdict === 'missing field')) {
    const faults = await listFaults(endpoint, rest, path, send, words)
    if (faults.length > 0)
      return { verdict: 'wrong values', detail: [...faults, found.detail].filter(Boolean).join(', ') }
  }
  if (found.verdict !== 'absent call' || !endpoint.capability) return found
  return { verdict: 'absent capability', detail: `without ${endpoint.capability}` }
}

/** Arguments that a call cannot do without: those of its path, the one that names its record, and the required ones. */
function needs({ path, key, required = [] }: Endpoint): string[] {
  return [...new Set([...inPath({ path }), ...(key ? [key] : []), ...required])]
}

function inPath({ path }: Pick<Endpoint, 'path'>): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Where arguments come from that no nearby list has under their name: a text, or a member of the rows of a list. */
const HINTS: [path: RegExp, args: Record<string, string | { list: RegExp; field: string }>][] = [
  [/documentTrail|recordLog/, { kind: 'CONTRACT', id: { list: /queryContractsByCondition/, field: 'id' } }],
  [/gd-order\/order\/detail/, { id: { list: /gd-order\/order\/page/, field: 'id' } }],
  [/upload\/chunk/, { uploadId: '1' }],
  [/settlementDispute/, { billIds: { list: /settlementBill\/queryPage/, field: 'id' } }],
  [
    /queryContractMaterialsByCondition|materialFields/,
    { contractId: { list: /queryContractsByCondition/, field: 'id' } },
  ],
  [/dict\/listByCode/, { code: 'material_type' }],
  [/getChildrenProject/, { companyId: { list: /queryContractsByCondition/, field: 'companyId' } }],
  [/print-deliver-msg-file/, { deliverIds: { list: /deliver-page/i, field: 'id' } }],
  [/workflow\/form\/byCode/, { code: { list: /queryContractsByCondition/, field: 'contractCode' } }],
  [/category\/get\/\{parentId\}/, { parentId: '0' }],
  [/departmentRole/, { id: { list: /store\/department$/, field: 'id' } }],
  [/roleMenu/, { id: { list: /store\/role$/, field: 'id' } }],
  [/categoryParameters|goods\/spec/, { id: { list: /goods\/category\/all/, field: 'id' } }],
  [/getStoreLogistics/, { id: { list: /other\/logistics$/, field: 'logisticsId' } }],
  [/pageData\/\{pageClientType\}/, { pageClientType: 'H5' }],
  [/pageData\/\{id\}/, { id: { list: /pageDataList/, field: 'id' } }],
  [/promotion\/activity\/effect/, { promotionType: 'COUPON', id: { list: /promotion\/coupon$/, field: 'id' } }],
  [/promotion\/activity$/, { startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59' }],
  [/seckill\/apply/, { seckillId: { list: /promotion\/seckill$/, field: 'id' } }],
  [/settings\/changeLog$/, { kind: 'CLERK', id: { list: /store\/clerk$/, field: 'id' } }],
  [/statistics\/deviation/, { by: 'driver' }],
  [/statistics\/(supply|payment)$/, { by: 'project' }],
  [/statistics\/supply\/records/, { step: 'delivered' }],
]

/** The arguments of a call, from the rows of lists that were read; null when none has them. */
function argsOf(endpoint: Endpoint, samples: readonly Sample[]): Args | null {
  const paging = endpoint.answer === 'page' ? { current: 1, size: 10, pageNumber: 1, pageSize: 10 } : {}
  const [, hints = {}] = HINTS.find(([path]) => path.test(endpoint.path)) ?? []
  const hinted = Object.entries(hints).map(([name, hint]) => {
    if (typeof hint === 'string') return [name, hint]
    return [name, wireText(samples.find(({ path }) => hint.list.test(path))?.row[hint.field])]
  })
  const wanted = needs(endpoint).filter((name) => !(name in hints))
  const near = samples
    .filter(({ path }) => isNear(path, endpoint.path))
    .toSorted((a, b) => closeness(b.path, endpoint.path) - closeness(a.path, endpoint.path))
  const found = near.find(({ row }) => wanted.every((name) => wireText(row[name]) !== ''))
  if ((wanted.length > 0 && !found) || hinted.some(([, value]) => value === '')) return null
  const named = wanted.map((name) => [name, wireText(found?.row[name])])
  return { ...paging, ...Object.fromEntries(hinted), ...Object.fromEntries(named) }
}

/** Whether the rows of a list may be what a path names: both are about one thing of one service. */
function isNear(list: string, path: string): boolean {
  const fixed = path.replace(/\/\{.*/, '')
  // A list below a record, such as the flows of a bill, has rows of another kind.
  if (list.startsWith(`${fixed}/{`)) return false
  const folder = fixed.slice(0, fixed.lastIndexOf('/'))
  const isIn = (place: string) => `${list}/`.startsWith(`${place}/`)
  return isIn(fixed) || (folder.split('/').length > 4 && isIn(folder)) || !/\{|ById/.test(path)
}

/** How near a list is to a path: `/coupon` is nearest to `/coupon/{id}`, else the common beginning counts. */
function closeness(list: string, path: string): number {
  if (list === path.replace(/\/\{.*/, '')) return path.length
  let at = 0
  while (at < list.length && list[at] === path[at]) at++
  return at
}

function unique(operations: readonly Described[]): Described[] {
  const known = new Map<string, Described>()
  for (const described of operations) {
    const { method, path, fixed } = described.endpoint
    const name = `${method} ${path} ${JSON.stringify(fixed ?? {})}`
    if (!known.has(name)) known.set(name, described)
  }
  return [...known.values()]
}

function refusalOf(body: unknown, status: number): { code: string; text: string } | null {
  if (!isRecord(body)) return status < 300 ? null : { code: String(status), text: `HTTP ${status}` }
  const code = wireText(body.code)
  if (status < 300 && body.success !== false && (code === '' || code === '200' || code === '0')) return null
  return { code, text: wireText(body.msg) || wireText(body.message) || `HTTP ${status}, code ${code}` }
}
