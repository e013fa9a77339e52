import { REF } from './side'

type Line = {
  name: string
  value: number
  unit: string
  /** The same figure of the commit compared with. */
  ref?: number
  limit: string
  isOver: boolean
}

const lines: Line[] = []

/**
 * Notes a figure, with its budget if it has one. `slowness` is how many times slower than usual the machine was, `ref`
 * the same figure of the commit compared with.
 */
export function note(
  name: string,
  value: number,
  unit: string,
  budget?: number,
  { slowness = 1, ref }: { slowness?: number; ref?: number } = {},
): void {
  const limit = (budget ?? Number.POSITIVE_INFINITY) * slowness
  const factor = slowness > 1 ? ` (×${slowness.toFixed(2)})` : ''
  lines.push({
    name,
    value,
    unit,
    ref,
    limit: budget === undefined ? '' : `≤ ${rounded(limit)}${factor}`,
    isOver: value > limit,
  })
}

/** Notes a figure beside that of the commit compared with; `wanted` is its upper limit as a part of that. */
export function noteBeside(name: string, value: number, unit: string, ref: number | undefined, wanted?: number): void {
  const hasLimit = ref !== undefined && wanted !== undefined
  lines.push({
    name,
    value,
    unit,
    ref,
    limit: hasLimit ? `≤ ${wanted} of it` : '',
    isOver: hasLimit && value > ref * wanted,
  })
}

/** The figures noted since the last summary as a table, and those over their limit. */
export function summary(): { table: string; over: string[] } {
  const noted = lines.splice(0)
  const hasRef = noted.some(({ ref }) => ref !== undefined)
  const row = (...[name = '', value = '', unit = '', ref = '', part = '', limit = '', verdict = '']: string[]) =>
    [
      name.padEnd(64),
      value.padStart(9),
      unit.padEnd(5),
      ...(hasRef ? [ref.padStart(9), part.padStart(6)] : []),
      limit.padStart(16),
      verdict,
    ].join(' ')
  const rows = noted.map(({ name, value, unit, ref, limit, isOver }) => {
    const part = ref ? (value / ref).toFixed(2) : ''
    const verdict = limit === '' ? '' : isOver ? 'OVER' : 'ok'
    return row(name, rounded(value), unit, ref === undefined ? '' : rounded(ref), part, limit, verdict)
  })
  const head = row('', 'now', '', REF.slice(0, 9), 'part', 'wanted', '')
  return { table: [head, ...rows].join('\n'), over: noted.filter(({ isOver }) => isOver).map(({ name }) => name) }
}

/** The value below which 95 of 100 measurements lie. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN
}

/** The median; the upper one of the two in the middle of an even number. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function rounded(value: number): string {
  return value.toFixed(value < 1000 && !Number.isInteger(value) ? 1 : 0)
}
