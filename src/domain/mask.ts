import { wireText } from './wire'

/**
 * Masks a person's 11-digit phone number: the first 3 and last 4 digits stay. Any other text is unchanged, as are the
 * numbers of companies; missing → ''.
 */
export function maskPhone(value: unknown): string {
  return wireText(value).replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** Whether two phone numbers are the same, as far as a masked one tells. */
export function isSamePhone(one: string, other: string): boolean {
  return one === other || (/\*/.test(one + other) && maskPhone(one) === maskPhone(other))
}

/**
 * Masks the numbers of persons in a text that others will read: mobile numbers, and ID numbers of 18 digits, which the
 * numbers of Chinese driving licences are too. The first 3 and last 4 characters of each stay.
 */
export function maskNumbers(text: unknown): string {
  return wireText(text)
    .replace(/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2')
    .replace(/(?<!\d)(\d{3})\d{11}(\d{3}[\dXx])(?!\d)/g, '$1***********$2')
}

/** Masks a buyer's code, which only the buyer may show: the last 2 characters stay. Empty → ''. */
export function maskCode(value: unknown): string {
  const code = wireText(value)
  return code.length < 4 ? code.replace(/./g, '*') : code.slice(0, -2).replace(/./g, '*') + code.slice(-2)
}

/** Masks secrets in a text that others will read: numbers of persons, tokens, passwords and keys in addresses. */
export function maskSecrets(text: string): string {
  return maskNumbers(text)
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 ***')
    .replace(/\beyJ[\w-]*\.[\w-]+(\.[\w-]*)?/g, '***')
    .replace(/\b(access_?token|refresh_?token|token|password|secret|key|code)=[^&\s#]+/gi, '$1=***')
    .replace(/\b[\da-f]{32,}\b/gi, '***')
}
