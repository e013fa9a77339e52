import { wireText } from './wire'

/** Masks an 11-digit phone number: the first 3 and last 4 digits stay. Any other text is unchanged; missing → ''. */
export function maskPhone(value: unknown): string {
  return wireText(value).replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** True for a complete mainland mobile number (11 digits, 13…19…); false for a masked one. */
export function isPhone(value: unknown): boolean {
  return /^1[3-9]\d{9}$/.test(wireText(value))
}
