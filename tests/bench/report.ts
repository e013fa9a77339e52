type Line = { name: string; value: number; unit: string; budget?: number }

const lines: Line[] = []

/** Notes a figure, with its budget where it has one. */
export function note(name: string, value: number, unit: string, budget?: number): void {
  lines.push({ name, value, unit, budget })
}

/** The figures as a table beside their budgets, and those that are over. */
export function summary(): { table: string; over: string[] } {
  const rows = lines.map(({ name, value, unit, budget }) => {
    const verdict = budget === undefined ? '' : value <= budget ? 'ok' : 'OVER'
    const limit = budget === undefined ? '' : `≤ ${budget}`
    return `${name.padEnd(58)}${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${limit.padStart(8)}  ${verdict}`
  })
  const over = lines.filter(({ value, budget }) => budget !== undefined && value > budget).map(({ name }) => name)
  return { table: rows.join('\n'), over }
}

/** The value below which 95 of 100 measurements lie. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.95) - 1)] ?? Number.NaN
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
