import { textError } from '#domain/rules'
import type { Text } from '#domain/text'
import { goodsRules } from './typed'

/** The reason that is stored when the shop gives none, as for several products at once. */
export const DEFAULT_UNDER_REASON = '商家下架'

/** The error of the reason for taking a product off the shelf. */
export function underReasonError(typed: string): Text | null {
  return textError(typed, goodsRules.reason)
}
