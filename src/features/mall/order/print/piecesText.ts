/** Pieces by their unit, as a total is printed: '11吨、11盒'. Different units are never added. */
export function piecesText(lines: readonly { unit: string; count: number }[]): string {
  const totals = new Map<string, number>()
  for (const { unit, count } of lines) totals.set(unit, (totals.get(unit) ?? 0) + count)
  return [...totals].map(([unit, count]) => `${count}${unit}`).join('、')
}
