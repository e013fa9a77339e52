import { type Text, text } from '#domain/text'
import { headerWord } from './headerDetection'
import { normalizeWord } from './words'

/** Marks the example row of an import template, which is not imported. */
export const EXAMPLE_MARK = '示例（不导入）'

/** The mark, also as other templates write it: 示例行，不导入. */
const EXAMPLE = /^示例.{0,3}不导入/
const TOTAL = /^(?:合计|总计|小计|共计|累计|(?:本页|本单|全部)[合小总]计)(?:[:(].*)?$/

/** What a row of an import is besides data; null for a row of data. */
export type OtherRow = 'total' | 'head' | 'example'

/**
 * Tells rows of data from those that an import leaves out: totals, a header repeated on each printed page, the example
 * of the template.
 *
 * @param head the header's texts, by column
 */
export function otherRow(cells: readonly string[], head: readonly string[]): OtherRow | null {
  const filled = cells.flatMap((cell, at) => (normalizeWord(cell) === '' ? [] : [{ cell, at }]))
  if (filled.some(({ cell }) => EXAMPLE.test(normalizeWord(cell)))) return 'example'
  if (TOTAL.test(normalizeWord(filled[0]?.cell ?? ''))) return 'total'
  const isHead = filled.length > 1 && filled.every(({ cell, at }) => headerWord(cell) === headerWord(head[at] ?? ''))
  return isHead ? 'head' : null
}

/** Row numbers as people write them: 4、6–8. */
export function rowRanges(numbers: readonly (string | number)[]): string {
  const ranges: [from: number, to: number][] = []
  for (const at of numbers.map(Number).sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && at <= last[1] + 1) last[1] = at
    else ranges.push([at, at])
  }
  return ranges
    .map(([from, to]) => (from === to ? from : to === from + 1 ? `${from}、${to}` : `${from}–${to}`))
    .join('、')
}

/** Says which rows, by their numbers in Excel, an import left out; null when there are none. */
export function leftOutText(rowNumbers: readonly (string | number)[]): Text | null {
  return rowNumbers.length === 0
    ? null
    : text('第{{rows}}行是合计或重复的表头，没有导入', { rows: rowRanges(rowNumbers) })
}
