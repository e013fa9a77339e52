import { toHalfWidth } from '#domain/cell/words'
import { realDecimal } from './money'
import { wireText } from './wire'

/** A comma in the place of the decimal point. */
const DECIMAL_COMMA = /^([+-]?\d+),(\d{1,2})$/

/** How a figure with a comma for its decimal point is probably meant, as '2.5' of '2,5'; null for any other text. */
export function readingOfComma(typed: unknown): string | null {
  const [, whole, decimals] = DECIMAL_COMMA.exec(toHalfWidth(wireText(typed)).trim()) ?? []
  return whole && decimals ? `${whole}.${decimals}` : null
}

/**
 * A typed number for an input that holds one; NaN for text that is none, where antd's own parser drops the comma of
 * 2,5.
 */
export function numberOf(typed: string | undefined): number {
  return realDecimal(typed)?.toNumber() ?? Number.NaN
}
