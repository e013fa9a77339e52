import { toHalfWidth } from './words'

/** Area codes of three digits; all others have four. */
const LANDLINE = /^(010|02\d|0[3-9]\d{2})-?(\d{7,8})(?:-(\d{1,6}))?$/
/** Numbers of service lines: 400 and 800 with seven digits, 95 and 96 with three to six. */
const SERVICE_LINE = /^([48]00)-?(\d{3})-?(\d{4})$/
const SHORT_NUMBER = /^9[56]\d{3,6}$/

/** True for a complete mainland mobile number (11 digits, 13…19…); false for a masked one. */
export function isPhone(value: unknown): boolean {
  return /^1[3-9]\d{9}$/.test(plainText(value))
}

/**
 * True for a number that people call: a mobile one, a landline with its area code, a service line such as 400-888-9999.
 */
export function isAnyPhone(value: unknown): boolean {
  const number = plainText(value)
  return isPhone(number) || [LANDLINE, SERVICE_LINE, SHORT_NUMBER].some((pattern) => pattern.test(number))
}

/**
 * A typed or pasted phone number as it is stored: half-width; a mobile number as 11 digits, a landline as
 * 0755-12345678-12, a service line as 400-888-9999. Text that makes no complete number stays as typed.
 */
export function readPhone(typed: string): string {
  const digits = toHalfWidth(typed)
    .replace(/\s*(转|ext\.?)\s*/i, '-')
    .replace(/[()]/g, '-')
    .replace(/\s/g, '')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .replace(/^(\+|00)86-?/, '')
  // An extension is about to be typed.
  if (digits.endsWith('-')) return typed
  const bare = digits.replaceAll('-', '')
  if (isPhone(bare)) return bare
  const service = SERVICE_LINE.exec(bare)
  if (service) return service.slice(1).join('-')
  // The dash before an extension stays: with it gone the extension would be part of the number.
  const [, area, number, extension] = LANDLINE.exec(digits) ?? LANDLINE.exec(bare) ?? []
  if (area && number) return [area, number, ...(extension ? [extension] : [])].join('-')
  return SHORT_NUMBER.test(bare) ? bare : typed
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
