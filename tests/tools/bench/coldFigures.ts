import { median, note, noteBeside } from './report'
import { LIST, SCREENS, type Screen } from './screens'
import type { Visit } from './visit'

/** A figure of a visit. */
type Figure = 'fcp' | 'content' | 'blocking' | 'requests' | 'files' | 'waves' | 'kib'
type Parts = Partial<Record<Figure, number>>

const LABELS: Record<Figure, [label: string, unit: string]> = {
  fcp: ['first paint', 'ms'],
  content: ['first row or field', 'ms'],
  blocking: ['blocking', 'ms'],
  requests: ['requests', ''],
  files: ['script files', ''],
  waves: ['waves of script files', ''],
  kib: ['script over the wire', 'KiB'],
}

/** Upper limits as a part of the reference's figures: what medians of a few visits differ by without a change. */
const NO_WORSE: Parts = { fcp: 1.15, content: 1.15, blocking: 1.2, kib: 1.05 }
/** Absolute upper limits. */
const BUDGETS: Parts = { files: 18, waves: 2 }

/** Notes the medians of a screen's cold starts beside those of the reference. */
export function noteCold({ name, limits }: Screen, now: readonly Visit[], ref: readonly Visit[]): void {
  for (const figure of Object.keys(LABELS) as Figure[]) {
    const [label, unit] = LABELS[figure]
    const middle = (visits: readonly Visit[]) => median(visits.map((one) => one[figure]))
    const before = ref.length > 0 ? middle(ref) : undefined
    const budget = { ...BUDGETS, ...limits }[figure]
    if (budget === undefined) noteBeside(`${name}, cold: ${label}`, middle(now), unit, before, NO_WORSE[figure])
    else note(`${name}, cold: ${label}`, middle(now), unit, budget, { ref: before })
  }
}

/** The rows of a list may come so much later than those of contracts, %. */
const BESIDE_CONTRACTS = 115

/** Notes when the first rows of lists came, in percent of those of contracts. */
export function noteLists(kind: string, content: ReadonlyMap<string, number>): void {
  const contracts = content.get(LIST.name) ?? Number.NaN
  for (const { name, isList } of SCREENS) {
    const own = content.get(name)
    if (isList && own)
      note(`${name}, ${kind}: first row beside contracts`, (100 * own) / contracts, '%', BESIDE_CONTRACTS)
  }
}
