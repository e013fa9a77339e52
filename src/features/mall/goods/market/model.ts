import { textError } from '#domain/rules'
import type { Text } from '#domain/text'

/** The reason that is stored when the shop gives none, as for several products at once. */
export const DEFAULT_UNDER_REASON = '商家下架'

/** Maximum length of the reason for taking a product off the shelf, characters. */
export const MAX_REASON = 50

/** The error of the reason for taking a product off the shelf. */
export function underReasonError(typed: string): Text | null {
  return textError(typed, { label: '下架原因', max: MAX_REASON, required: true, multiline: true })
}
