// @ts-check

/** @import Big from 'big.js' */

/** The formats that Excel, WPS and LibreOffice give to a typed text that they take for a date, without quotes. */
const AUTOMATIC = new Set([
  '',
  'm/d/yy',
  'yyyy/m/d',
  'yyyy/mm/dd',
  'm月d日',
  'yyyy年m月d日',
  'yyyy年m月',
  'd-mmm',
  'mmm-yy',
])

/**
 * What a person sees in a cell of a date. A format that spreadsheets give by themselves is not applied: the cell may
 * have been a code such as 3-9 before.
 *
 * @param {Big} days
 * @param {string} code
 * @param {boolean} is1904
 * @returns {string | null} null when the date may be automatic, or its format is not known
 */
export function shownDate(days, code, is1904) {
  const [section = ''] = code.replace(/^\[\$-[^\]]*\]/, '').split(';')
  const parts = section.match(/"[^"]*"|\\.|([ymdhs])\1*|./giu) ?? []
  const plain = parts.map((part) => part.replace(/^"|"$|^\\/g, '')).join('')
  if (AUTOMATIC.has(plain.toLowerCase())) return null
  const seconds = Math.round(Number(days) * 86_400) + (is1904 ? 1462 * 86_400 : 0)
  const time = new Date(Date.UTC(1899, 11, 30) + seconds * 1000)
  let shown = ''
  for (const [at, part] of parts.entries()) {
    const letter = part[0]?.toLowerCase() ?? ''
    if (!/[a-z[]/.test(letter)) shown += part.replace(/^"|"$|^\\/g, '')
    else {
      const figure = figureOf(time, letter, letter === 'm' && isMinute(parts, at))
      const width = letter === 'y' && part.length > 2 ? 4 : part.length
      if (figure === null || (letter !== 'y' && width > 2)) return null
      shown += letter === 'y' && width < 4 ? String(figure % 100).padStart(2, '0') : String(figure).padStart(width, '0')
    }
  }
  return shown.trim()
}

/**
 * @param {Date} time
 * @param {string} letter
 * @param {boolean} isMinuteOf
 */
function figureOf(time, letter, isMinuteOf) {
  if (letter === 'y') return time.getUTCFullYear()
  if (letter === 'm') return isMinuteOf ? time.getUTCMinutes() : time.getUTCMonth() + 1
  if (letter === 'd') return time.getUTCDate()
  if (letter === 'h') return time.getUTCHours()
  return letter === 's' ? time.getUTCSeconds() : null
}

/**
 * Whether an `m` between hours and seconds is a minute.
 *
 * @param {readonly string[]} parts
 * @param {number} at
 */
function isMinute(parts, at) {
  const isField = (/** @type {string} */ part) => /^[ymdhs]/i.test(part)
  const before = parts.slice(0, at).findLast(isField) ?? ''
  const after = parts.slice(at + 1).find(isField) ?? ''
  return /^h/i.test(before) || /^s/i.test(after)
}
