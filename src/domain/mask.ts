import { wireText } from './wire'

/** Hides the middle of an 11-digit phone number: first 3 and last 4 digits stay. Any other text is given back unchanged; absent → ''. */
export function maskPhone(value: unknown): string {
  return wireText(value).replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** True for a complete mainland mobile number (11 digits, 13…19…); a masked one is not. */
export function isPhone(value: unknown): boolean {
  return /^1[3-9]\d{9}$/.test(wireText(value))
}
