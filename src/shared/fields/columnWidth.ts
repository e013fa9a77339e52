import type { Field } from '#domain/field'
import { isChinese } from '#shared/i18n'

/** Space of a table cell beside its text, px: padding, and tolerance for wider fonts. */
export const CELL_PADDING = 24

/** How much wider bold headers are. */
const BOLD = 1.08
const HEAD_SORTER = 20
const TAG_FRAME = 18
const TAG_FONT = 12

/** Server dictionary texts are unknown in advance; estimated width of their translation, px. */
const FOREIGN_DICT = 165

/** Estimated width of a line of text, px. Not measured, so that column widths need no layout. */
export function textWidth(text: string, fontSize = 14): number {
  let ems = 0
  for (const letter of text) ems += emsOf(letter)
  return Math.ceil(ems * fontSize)
}

/** Estimated width of a column header, px. */
export function headWidth(head: string): number {
  return Math.ceil(textWidth(head) * BOLD)
}

/** Width of a column, px, that truncates neither its header nor its known texts; at least the field's own width. */
export function columnWidth(
  field: Field,
  { t, isSortable, least = field.width }: { t: (text: string) => string; isSortable: boolean; least?: number },
): number {
  const head = headWidth(t(field.label)) + CELL_PADDING + (isSortable ? HEAD_SORTER : 0)
  return Math.max(least, head, wordsWidth(field, t))
}

function wordsWidth({ kind, table = {}, order }: Field, t: (text: string) => string): number {
  if (kind === 'dict') return isChinese() ? 0 : FOREIGN_DICT
  if (kind !== 'status') return 0
  const words = (order ?? Object.keys(table)).map((key) => t(table[key]?.label ?? ''))
  return Math.max(0, ...words.map((word) => textWidth(word, TAG_FONT))) + TAG_FRAME + CELL_PADDING
}

function emsOf(letter: string): number {
  if (letter > '\u2e80') return 1
  if (/[A-Z%‰MWmw]/.test(letter)) return 0.69
  return /[ijlftr.,'’():;| ]/.test(letter) ? 0.36 : 0.57
}
