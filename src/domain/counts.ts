type Counts = Readonly<Record<string, number | null>>

/** Counts of records by status, with their sum as ''. The sum is null while any of them is missing. */
export function withTotal(counts: Counts): Counts {
  const all = Object.values(counts)
  const total = all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return { '': total, ...counts }
}
