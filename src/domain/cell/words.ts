/**
 * Marks that show nothing and come along when text is copied: zero-width and directional marks, soft hyphens, variation
 * selectors. Source: Unicode's Default_Ignorable_Code_Point, less what writes Mongolian and emoji tags.
 */
const INVISIBLE = /\u034f|[\ufe00-\ufe0f]|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
/** The hyphens that are no ASCII one; U+2011 does not break. */
const HYPHENS = /[\u2010\u2011]/g

/** The middle dots of other keyboards and encodings: names of several parts have U+00B7 in the standard GB/T 15834. */
const MIDDLE_DOTS = /[\u2022\u2027\u2219\u22c5\u30fb\uff65]/g

/** A word for comparison: half-width, lower case, without spaces. */
export function normalizeWord(text: string): string {
  return toHalfWidth(text).replace(/\s/g, '').toLowerCase()
}

/**
 * A number or code as stored: its letters, digits and joining signs half-width, so that a search finds it however it
 * was typed or pasted. Brackets stay as on the paper.
 */
export function tidyCode(typed: string): string {
  return typed
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(/[０-９Ａ-Ｚａ-ｚ－／．＿]/g, toHalfWidth)
    .trim()
}

/** A name as stored and searched for: the dot between its parts is one, however it was typed. */
export function tidyName(typed: string): string {
  return typed.replace(/(\p{L})[\u2022\u2027\u2219\u22c5\u30fb\uff65](?=\p{L})/gu, '$1·')
}

/** Whether two codes are the same number to a person: whatever their width, letter case and invisible marks. */
export function isSameCode(one: string, other: string): boolean {
  return normalizeWord(one) === normalizeWord(other)
}

/**
 * A tracking number as stored: half-width, without blanks. Carriers print it in groups, and people copy it so.
 */
export function tidyWaybill(typed: string): string {
  return toHalfWidth(typed).replace(/\s/g, '')
}

/** Converts full-width letters, digits and signs to half-width, and removes marks that show nothing. */
export function toHalfWidth(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(MIDDLE_DOTS, '·')
    .replaceAll('￥', '¥')
    .replaceAll('。', '.')
    .replace(/[\u2212\u2013\u2014]/g, '-')
}
