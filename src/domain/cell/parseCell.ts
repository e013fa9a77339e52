import Big from 'big.js'
import { lengthOf } from '#domain/textLength'
import { readingOfComma } from '#domain/typedFigure'
import { readTypedDate } from './typedDate'
import { findUnit, isSameUnit } from './units'
import { normalizeWord, tidyCode, tidyName, toHalfWidth } from './words'

/** Why a cell is invalid; `limit` is the number in the message, `reading` the figure that is probably meant. */
export type Problem = {
  code: 'number' | 'comma' | 'integer' | 'scale' | 'unit' | 'option' | 'date' | 'length' | 'digits' | 'required'
  limit?: number
  reading?: string
}

/** The parsed value of a cell, or its original text with the reason why it could not be parsed. */
export type ParsedCell = { value: string; problem?: Problem }

/**
 * Parses typed or pasted numbers into a decimal text: full-width digits, thousands separators, currency signs,
 * accounting brackets, exponents, units. The value is padded to the scale and never rounded: excess decimals stay and
 * are a problem.
 * @param unit the expected unit; a different one of the same kind is converted exactly
 */
export function parseNumberCell(text: string, scale: number, unit?: string): ParsedCell {
  const parsed = parseNumber(text)
  if (parsed === 'empty') return { value: '' }
  if (parsed === null) {
    const reading = readingOfComma(text)
    return { value: text, problem: reading === null ? { code: 'number' } : { code: 'comma', reading } }
  }
  const factor = unitFactor(parsed.unit, unit)
  if (factor === null) return { value: text, problem: { code: parsed.isKnownUnit ? 'unit' : 'number' } }
  const number = parsed.number.times(factor)
  const plain = number.toFixed()
  const decimals = plain.split('.')[1]?.length ?? 0
  if (decimals > scale) {
    return { value: plain, problem: scale === 0 ? { code: 'integer' } : { code: 'scale', limit: scale } }
  }
  // toFixed with the scale only pads here; Big would write zero as -0.
  return { value: number.eq(0) ? new Big(0).toFixed(scale) : number.toFixed(scale) }
}

/**
 * A typed, pasted or imported number as a plain decimal text, with as many decimals as it has; text that is none is
 * unchanged.
 * @param unit the expected unit; a number in another kind of unit is unchanged
 */
export function plainNumber(text: string, unit = '元'): string {
  return parseNumberCell(text, 0, unit).value
}

/**
 * Normalises common date notations, year first, to `YYYY-MM-DD`; a time of day is dropped. A bare number of five digits
 * is a spreadsheet date: days since 1899-12-30.
 */
export function parseDateCell(text: string): ParsedCell {
  const source = toHalfWidth(text).trim()
  if (source === '') return { value: '' }
  if (/^[2-7]\d{4}(\.\d+)?$/.test(source)) {
    const days = Math.trunc(Number(source))
    return { value: new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10) }
  }
  const date = readTypedDate(source)
  return date ? { value: date.day } : { value: text, problem: { code: 'date' } }
}

type Choice = { value: string; label: string }

/**
 * The value of the option that the text matches: by value or label, ignoring width, case and spaces; by equal figure
 * (13.00 matches 13) or percentage (13%, and 0.13 as a percent cell stores it); or by equal unit (立方 for m³).
 */
export function parseOptionCell(text: string, options: readonly Choice[]): ParsedCell {
  const wanted = normalizeWord(text)
  if (wanted === '') return { value: '' }
  const option =
    options.find(({ value }) => value === text.trim()) ??
    options.find(({ value, label }) => normalizeWord(label) === wanted || normalizeWord(value) === wanted) ??
    sameFigure(wanted, options) ??
    options.find(({ value, label }) => isSameUnit(wanted, value) || isSameUnit(wanted, label))
  return option ? { value: option.value } : { value: text, problem: { code: 'option' } }
}

/**
 * The option of the same figure. A fraction below 1 is compared as a percentage only when it is not an option itself.
 */
function sameFigure(wanted: string, options: readonly Choice[]): Choice | undefined {
  const [, digits = '', percent] = /^(\d+(?:\.\d+)?)(%?)$/.exec(wanted) ?? []
  if (digits === '') return undefined
  const figure = new Big(digits)
  const find = (sought: Big) => options.find(({ value }) => /^\d+(\.\d+)?$/.test(value) && new Big(value).eq(sought))
  return find(figure) ?? (!percent && figure.lt(1) ? find(figure.times(100)) : undefined)
}

/**
 * Whether a text is a long number in scientific notation, as spreadsheets show and copy it: its last digits are lost.
 */
export function hasLostDigits(text: string): boolean {
  return /^\d(\.\d+)?E\+\d{2,}$/i.test(text)
}

/** A code: half-width, one line. A number in scientific notation is kept, and is a problem. */
export function parseCodeCell(text: string, maxLength: number): ParsedCell {
  const parsed = parseTextCell(tidyCode(text), maxLength)
  return hasLostDigits(parsed.value) ? { value: parsed.value, problem: { code: 'digits' } } : parsed
}

/** One line of text without control characters and outer spaces. Text that is too long is kept whole. */
export function parseTextCell(text: string, maxLength: number): ParsedCell {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
  const value = tidyName(text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim())
  return lengthOf(value) > maxLength ? { value, problem: { code: 'length', limit: maxLength } } : { value }
}

const NUMBER =
  /^(?:¥|RMB|CNY|人民币)?\s*([+-]?)\s*(?:¥\s*)?([1-9]\d{0,2}(?:[, ]\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)(e[+-]?\d{1,2})?\s*(\D.*)?$/i

function parseNumber(text: string): { number: Big; unit?: string; isKnownUnit: boolean } | 'empty' | null {
  const source = toHalfWidth(text).trim()
  if (source === '') return 'empty'
  const accounting = /^\((.*)\)$/.exec(source)
  const match = NUMBER.exec(accounting?.[1] ?? source)
  if (!match) return null
  const [, sign = '', digits = '', exponent = '', unit = ''] = match
  // A bracket already means minus, and no digits or separators may follow the number ("12,34", "1.2.3").
  if ((accounting && sign) || /^[.,]/.test(unit)) return null
  const plain = `${digits.replace(/[, ]/g, '').replace(/\.$/, '').replace(/^\./, '0.')}${exponent}`
  const number = new Big(plain).times(sign === '-' || accounting ? -1 : 1)
  const word = unit.trim()
  return { number, unit: word || undefined, isKnownUnit: findUnit(word) !== undefined }
}

/** The factor that converts to the wanted unit; null when the kinds differ. */
function unitFactor(found: string | undefined, wanted: string | undefined): Big | number | null {
  if (!found) return 1
  if (wanted && normalizeWord(found) === normalizeWord(wanted)) return 1
  const from = findUnit(found)
  if (!from) return null
  if (!wanted) return from.kind === 'money' ? from.factor : 1
  const to = findUnit(wanted)
  return to && to.kind === from.kind ? new Big(from.factor).div(to.factor) : null
}
