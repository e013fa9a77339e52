import type { Browser } from '@playwright/test'
import { coldVisit } from './cold'
import { isScript, type Load } from './network'
import { LIST } from './screens'
import { CATEGORIES, ROWS, readTrace, type Spent } from './trace'
import type { Visit } from './visit'
import type { Visitors } from './visitor'

const ROUNDS = 3
const LIST_CALL = '/censou/contract/queryContractsByCondition'

/** A traced start of the list. */
export type Start = Spent & { visit: Visit }

/** Traces cold starts of the list; returns the one with the median time of the first row. */
export async function traceStarts(browser: Browser, visitors: Visitors): Promise<Start> {
  const starts: Start[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await browser.startTracing(undefined, { categories: CATEGORIES })
    const visit = await coldVisit(browser, visitors, LIST)
    starts.push({ visit, ...readTrace((await browser.stopTracing()).toString()) })
  }
  starts.sort((a, b) => a.visit.content - b.visit.content)
  return starts[Math.floor(ROUNDS / 2)] as Start
}

/** Points in time of a start, ms. */
const MOMENTS: Record<string, (start: Start) => number> = {
  'HTML there': ({ visit }) => visit.html,
  'first paint': ({ visit }) => visit.fcp,
  'entry runs': ({ entry }) => entry,
  'first call sent': ({ visit }) => sent(visit, '/api/'),
  "the list's call sent": ({ visit }) => sent(visit, LIST_CALL),
  "the list's call answered": ({ visit }) => visit.loads.find(({ url }) => url.includes(LIST_CALL))?.end ?? Number.NaN,
  'code there': ({ visit }) =>
    Math.max(
      ...before(visit)
        .filter(isScript)
        .map(({ end }) => end),
    ),
  'first commit': ({ visit }) => visit.commit,
  rows: ({ visit }) => visit.content,
}

/** Two tables: what the page's thread did until the rows were there, and when each event happened. */
export function whereTable(starts: Record<string, Start>): string {
  const sides = Object.values(starts)
  const row = (name: string, cells: string[]) => [name.padEnd(42), ...cells.map((cell) => cell.padStart(16))].join('')
  const kinds = ROWS.map((kind) =>
    row(
      kind,
      sides.map(({ kinds: spent, visit }) => {
        const time = spent.get(kind) ?? 0
        return `${time.toFixed(0)} ms ${((time / visit.content) * 100).toFixed(0).padStart(3)} %`
      }),
    ),
  )
  const moments = Object.entries(MOMENTS).map(([name, at]) =>
    row(
      name,
      sides.map((side) => `${at(side).toFixed(0)} ms`),
    ),
  )
  return [
    row('contract list, cold, 4× CPU, traced', Object.keys(starts)),
    ...kinds,
    '',
    row('and when', Object.keys(starts)),
    ...moments,
  ].join('\n')
}

function sent({ loads }: Visit, part: string): number {
  return loads.find(({ url }) => url.includes(part))?.start ?? Number.NaN
}

/** The requests sent before the rows came. */
function before({ loads, content }: Visit): Load[] {
  return loads.filter(({ start, end }) => start < content && end < content)
}
