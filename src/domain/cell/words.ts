/** A word for comparison: half-width, lower case, without spaces. */
export function normalizeWord(text: string): string {
  return toHalfWidth(text).replace(/\s/g, '').toLowerCase()
}

/**
 * A number or code as stored: its letters, digits and joining signs half-width, so that a search finds it however it was
 * typed or pasted. Brackets stay as on the paper.
 */
export function tidyCode(typed: string): string {
  return typed
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[０-９Ａ-Ｚａ-ｚ－／．＿]/g, toHalfWidth)
    .trim()
}

/**
 * A tracking number as stored: half-width, without blanks. Carriers print it in groups, and people copy it so.
 */
export function tidyWaybill(typed: string): string {
  return toHalfWidth(typed).replace(/\s/g, '')
}

/** Converts full-width letters, digits and signs to half-width, and removes characters without width. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll('￥', '¥')
    .replaceAll('。', '.')
    .replace(/[\u2212\u2013\u2014]/g, '-')
}
