import { findUnit } from './units'
import { normalizeWord } from './words'

/**
 * Normalises a header text for comparison: removes the required mark and a bracket that only names a unit. Other
 * brackets stay: 单价（含税） and 单价（不含税） are different columns.
 */
export function headerWord(word: string): string {
  return normalizeWord(word)
    .replace(/[*:]/g, '')
    .replace(/\(([^)]*)\)/g, (bracket, inner: string) =>
      inner === '%' || inner === '必填' || findUnit(inner) ? '' : bracket,
    )
}

/** The headers of a table; `above` rows come before them, and the values begin at row `end`. */
type Head = { words: string[]; above: number; end: number }

/** Number of rows searched for the header: a title, a date or a company may precede it. */
const MAX_ABOVE = 10

/**
 * Detects the header of a table, below any titles and over one or two rows: a merged cell keeps its text in only one of
 * them, so gaps in the lower row are filled from the upper one.
 *
 * @param isKnown whether a header text, as `headerWord` returns it, names a column
 * @returns null when no row consists mostly of known headers
 */
export function findHeader(rows: readonly (readonly string[])[], isKnown: (word: string) => boolean): Head | null {
  for (let at = 0; at < Math.min(rows.length, MAX_ABOVE); at++) {
    const row = rows[at] ?? []
    const lower = rows[at + 1] ?? []
    const both = Array.from({ length: Math.max(row.length, lower.length) }, (_, column) =>
      blank(lower[column]) ? (row[column] ?? '') : (lower[column] ?? ''),
    )
    const [own, next, joint] = [score(row, isKnown), score(lower, isKnown), score(both, isKnown)]
    const isSpread = next.known > 0 && next.known === next.filled && joint.known > Math.max(own.known, next.known)
    if (isSpread && isHead(joint)) return { words: both, above: at, end: at + 2 }
    if (isHead(own)) return { words: [...row], above: at, end: at + 1 }
  }
  return null
}

type Score = { known: number; filled: number }

function score(row: readonly string[], isKnown: (word: string) => boolean): Score {
  const words = row.filter((word) => !blank(word)).map(headerWord)
  return { known: new Set(words.filter(isKnown)).size, filled: words.length }
}

function isHead({ known, filled }: Score): boolean {
  return known > 0 && known * 2 >= filled
}

function blank(word: string | undefined): boolean {
  return word === undefined || normalizeWord(word) === ''
}
