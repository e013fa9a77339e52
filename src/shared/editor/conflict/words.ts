import type { Translate } from '#domain/text'
import type { Difference } from './merge'
import type { Reread } from './reread'

/** Names a difference: its field, and its part of it. '' for a value that users never see. */
export function labelOf<Values>(t: Translate, reread: Reread<Values>, { path, names }: Difference): string {
  const { fields, partLabel } = reread
  const [name, part, cell] = path
  const shown = [name, ...names].find((one) => fields[one])
  const own = t(fields[shown ?? '']?.label ?? '')
  if (part === undefined) return own
  const where = partLabel?.(name, part) ?? (typeof part === 'number' ? t('第 {{row}} 行', { row: part + 1 }) : part)
  return [own, where, cell === undefined ? '' : t(fields[cell]?.label ?? '')].filter(Boolean).join(' ')
}

/** Names the fields of several differences in one line; '' when users see none of them. */
export function namesOf<Values>(t: Translate, reread: Reread<Values>, found: readonly Difference[]): string {
  return [...new Set(found.map((one) => labelOf(t, reread, one)).filter(Boolean))].join('、')
}
