import { toHalfWidth } from '#domain/cell/words'
import { wireText } from './wire'

/** Masks an 11-digit phone number: the first 3 and last 4 digits stay. Any other text is unchanged; missing → ''. */
export function maskPhone(value: unknown): string {
  return wireText(value).replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** True for a complete mainland mobile number (11 digits, 13…19…); false for a masked one. */
export function isPhone(value: unknown): boolean {
  return /^1[3-9]\d{9}$/.test(wireText(value))
}

/**
 * A typed or pasted mobile number as it is stored: half-width, without blanks and dashes. Text that makes no complete
 * number stays as typed.
 */
export function readPhone(typed: string): string {
  const digits = toHalfWidth(typed).replace(/[\s-]/g, '')
  return isPhone(digits) ? digits : typed
}

/** Masks a buyer's code, which only the buyer may show: the last 2 characters stay. Empty → ''. */
export function maskCode(value: unknown): string {
  const code = wireText(value)
  return code.length < 4 ? code.replace(/./g, '*') : code.slice(0, -2).replace(/./g, '*') + code.slice(-2)
}

/** Masks secrets in a text that others will read: phone numbers, tokens, passwords and keys in addresses. */
export function maskSecrets(text: string): string {
  return text
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 ***')
    .replace(/\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?/g, '***')
    .replace(/\b(access_?token|refresh_?token|token|password|secret|key|code)=[^&\s#]+/gi, '$1=***')
    .replace(/\b[\da-f]{32,}\b/gi, '***')
}
