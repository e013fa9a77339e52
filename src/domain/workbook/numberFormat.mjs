// @ts-check
import Big from 'big.js'

/**
 * A part of a number format: text that stands as it is, a place for a digit (`0`, `#` or `?`), or another sign.
 *
 * @typedef {{ kind: 'literal' | 'digit' | 'point' | 'comma' | 'percent' | 'slash' | 'general', text: string }} Token
 */

/** The largest denominator of a fraction: three digits. */
const MAX_DENOMINATOR_DIGITS = 3

/**
 * The codes of the built-in number formats. Source: ECMA-376 part 1, 18.8.30. Dates are missing: Excel gives a built-in
 * date format to what it changed into a date by itself.
 *
 * @type {Readonly<Record<number, string>>}
 */
const BUILT_IN = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"¥"#,##0;"¥"-#,##0',
  6: '"¥"#,##0;"¥"-#,##0',
  7: '"¥"#,##0.00;"¥"-#,##0.00',
  8: '"¥"#,##0.00;"¥"-#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '_ * #,##0_ ;_ * -#,##0_ ;_ * "-"_ ;_ @_ ',
  42: '_ "¥"* #,##0_ ;_ "¥"* -#,##0_ ;_ "¥"* "-"_ ;_ @_ ',
  43: '_ * #,##0.00_ ;_ * -#,##0.00_ ;_ * "-"??_ ;_ @_ ',
  44: '_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ;_ "¥"* "-"??_ ;_ @_ ',
  48: '##0.0E+0',
  49: '@',
}

/**
 * The code of a number format.
 *
 * @param {number} id
 * @param {ReadonlyMap<number, string>} codes the formats of the workbook's own
 * @returns {string} '' for a built-in format of dates
 */
export function formatCode(id, codes) {
  return codes.get(id) ?? BUILT_IN[id] ?? ''
}

/**
 * What a person sees in the cells of a number format, without the blanks that only align it.
 *
 * @param {string} code
 * @returns {(figure: Big) => string | null} null when the format is not known
 */
export function numberFormat(code) {
  const sections = sectionsOf(code)
  if (!sections) return () => null
  const [positive = [], negative, zero = positive] = sections
  return (figure) => {
    if (figure.gte(0)) return shownBy(figure, figure.eq(0) ? zero : positive)
    if (negative) return shownBy(figure.abs(), negative)
    const shown = shownBy(figure.abs(), positive)
    return shown === null ? null : `-${shown}`
  }
}

/**
 * @param {Big} figure not below zero
 * @param {readonly Token[]} tokens
 */
function shownBy(figure, tokens) {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash')
  const shown = slash === -1 ? decimal(figure, tokens) : fraction(figure, tokens, slash)
  return shown === null ? null : shown.trim()
}

/**
 * @param {Big} figure
 * @param {readonly Token[]} tokens
 */
function decimal(figure, tokens) {
  const places = tokens.flatMap(({ kind }, at) => (kind === 'digit' ? [at] : []))
  if (places.length === 0) {
    return tokens.map(({ kind, text }) => (kind === 'general' ? figure.toFixed() : text)).join('')
  }
  const point = tokens.findIndex(({ kind }) => kind === 'point')
  const isWhole = (/** @type {number} */ at) => point === -1 || at < point
  const whole = places.filter(isWhole)
  const after = places.filter((at) => !isWhole(at))
  const last = places.at(-1) ?? 0
  const commas = tokens.flatMap(({ kind }, at) => (kind === 'comma' ? [at] : []))
  const scaled = figure
    .times(new Big(100).pow(tokens.filter(({ kind }) => kind === 'percent').length))
    .div(new Big(1000).pow(commas.filter((at) => at > last).length))
    .toFixed(after.length)
  const [digits = '', decimals = ''] = scaled.split('.')
  const isGrouped = commas.some((at) => at > (whole[0] ?? 0) && at < (whole.at(-1) ?? 0))
  const written = new Map([...wholeDigits(digits, whole, tokens, isGrouped), ...decimalDigits(decimals, after, tokens)])
  return tokens
    .map(({ kind, text }, at) => (kind === 'digit' ? (written.get(at) ?? '') : kind === 'comma' ? '' : text))
    .join('')
}

/**
 * The digits before the point, from the right; those without a place stand at the first.
 *
 * @param {string} digits
 * @param {readonly number[]} places
 * @param {readonly Token[]} tokens
 * @param {boolean} isGrouped
 * @returns {[number, string][]}
 */
function wholeDigits(digits, places, tokens, isGrouped) {
  const plain = digits === '0' ? '' : digits
  const needed = places.length - places.findIndex((at) => tokens[at]?.text === '0')
  const padded = plain.padStart(needed > places.length ? 0 : needed, '0')
  const parts = [...padded].map((digit, at) => {
    const right = padded.length - at - 1
    return isGrouped && right > 0 && right % 3 === 0 ? `${digit},` : digit
  })
  return places.map((at, index) => {
    const right = places.length - index - 1
    const end = parts.length - right
    return [at, parts.slice(index === 0 ? 0 : Math.max(0, end - 1), Math.max(0, end)).join('')]
  })
}

/**
 * @param {string} digits
 * @param {readonly number[]} places
 * @param {readonly Token[]} tokens
 * @returns {[number, string][]}
 */
function decimalDigits(digits, places, tokens) {
  const needed = places.findLastIndex((at) => tokens[at]?.text === '0') + 1
  const kept = digits.replace(/0+$/, '').length
  return places.map((at, index) => [at, index < Math.max(needed, kept) ? (digits[index] ?? '') : ''])
}

/**
 * @param {Big} figure
 * @param {readonly Token[]} tokens
 * @param {number} slash
 */
function fraction(figure, tokens, slash) {
  const before = tokens.slice(0, slash)
  const after = tokens.slice(slash + 1)
  // The numerator's places stand next to the line; a whole number's before them, after a blank.
  const numerator = before.findLastIndex(({ kind }) => kind !== 'digit') + 1
  const head = before.slice(0, numerator)
  const wholeAt = head.findIndex(({ kind }) => kind === 'digit')
  const run = after.findIndex(({ kind, text }) => kind !== 'digit' && !/^\d$/.test(text))
  const below = after.slice(0, run === -1 ? after.length : run)
  const isKnown = numerator < slash && below.length > 0 && below.length <= MAX_DENOMINATOR_DIGITS
  if (!isKnown || [...head, ...after].some(({ kind }) => kind !== 'digit' && kind !== 'literal')) return null
  const whole = wholeAt === -1 ? new Big(0) : figure.round(0, Big.roundDown)
  const fixed = below.map(({ text }) => text).join('')
  const [top, bottom] = nearest(figure.minus(whole), /[1-9]/.test(fixed) ? Number(fixed) : null, below.length)
  const carried = wholeAt !== -1 && top === bottom
  const number = whole.plus(carried ? 1 : 0)
  const part = (top === 0 || carried) && wholeAt !== -1 ? '' : `${top}/${bottom}`
  const shownWhole = wholeAt === -1 || (number.eq(0) && part !== '') ? '' : number.toFixed(0)
  const literals = (/** @type {readonly Token[]} */ list) =>
    list.map(({ kind, text }) => (kind === 'digit' ? '' : text)).join('')
  const prefix = wholeAt === -1 ? literals(head) : literals(head.slice(0, wholeAt))
  const gap = shownWhole !== '' && part !== '' ? literals(head.slice(wholeAt)) : ''
  return `${prefix}${shownWhole}${gap}${part}${literals(after.slice(below.length))}`
}

/**
 * The fraction nearest to a figure.
 *
 * @param {Big} figure
 * @param {number | null} fixed the denominator; null for the best one
 * @param {number} digits places of the denominator
 * @returns {[number, number]}
 */
function nearest(figure, fixed, digits) {
  if (fixed !== null) return [Math.round(Number(figure) * fixed), fixed]
  const value = Number(figure)
  let best = /** @type {[number, number]} */ ([Math.round(value), 1])
  for (let bottom = 2; bottom < 10 ** digits; bottom++) {
    const top = Math.round(value * bottom)
    // Rounding noise must not prefer 2/4 to 1/2.
    if (Math.abs(value - top / bottom) < Math.abs(value - best[0] / best[1]) - 1e-12) best = [top, bottom]
  }
  return best
}

/**
 * @param {string} code
 * @returns {Token[][] | null} the sections for positive, negative and zero; null when a sign is not known
 */
function sectionsOf(code) {
  /** @type {Token[][]} */
  const sections = [[]]
  let rest = code.replace(/G\/通用格式/g, 'General')
  while (rest !== '') {
    const [sign = '', kind, text] = nextOf(rest)
    if (kind === null) return null
    if (kind === 'section') sections.push([])
    else if (kind !== 'nothing') sections.at(-1)?.push({ kind, text })
    rest = rest.slice(sign.length)
  }
  return sections
}

/**
 * The first sign of a code: its source, what it is, and the text that it shows.
 *
 * @param {string} code
 * @returns {[string, Token['kind'] | 'section' | 'nothing' | null, string]}
 */
function nextOf(code) {
  const quoted = /^"([^"]*)"/.exec(code)
  if (quoted) return [quoted[0], 'literal', quoted[1] ?? '']
  const general = /^General/i.exec(code)
  if (general) return [general[0], 'general', '']
  // A colour, or a currency and language.
  const bracket =
    /^\[(?:\$([^\]-]*)(?:-[^\]]*)?|Black|Blue|Cyan|Green|Magenta|Red|White|Yellow|Color ?\d+|[黑蓝青绿红白黄]色?|洋红)\]/i.exec(
      code,
    )
  if (bracket) return [bracket[0], bracket[1] ? 'literal' : 'nothing', bracket[1] ?? '']
  const [sign = ''] = [...code]
  const [, next = ''] = [...code]
  if (sign === '\\' || sign === '!') return [sign + next, 'literal', next]
  if (sign === '_') return [sign + next, 'literal', ' ']
  if (sign === '*') return [sign + next, 'nothing', '']
  if (sign === ';') return [sign, 'section', '']
  if (sign === '@') return [sign, 'general', '']
  if (/[0#?]/.test(sign)) return [sign, 'digit', sign]
  if (sign === '.') return [sign, 'point', sign]
  if (sign === ',') return [sign, 'comma', sign]
  if (sign === '%') return [sign, 'percent', sign]
  if (sign === '/') return [sign, 'slash', sign]
  // Latin letters that stand for nothing above are commands, such as E+00 and [DBNum1].
  return [sign, /[A-Za-z["]/.test(sign) ? null : 'literal', sign]
}
