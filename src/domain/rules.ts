import Big from 'big.js'
import { isPhone, readPhone } from '#domain/cell/phone'
import { tidyCode } from '#domain/cell/words'
import { decimal, formatQuantity, MAX_PRICE_SCALE, quantityScale, realDecimal, round } from './money'
import { isPlate } from './plate'
import { type Text, text } from './text'
import { lengthOf } from './textLength'
import { daysBetween, isBeforeText, parseTime, serverToday } from './time'
import { readingOfComma } from './typedFigure'
import { wireText } from './wire'

// Every rule takes the typed value and returns the error, or null when it is valid.

/** Maximum length of an ordinary field, in characters. */
export const MAX_TEXT = 140
/** Maximum length of a name. */
export const MAX_NAME = 60
/** Maximum length of a code (contract code and the like). */
export const MAX_CODE = 40

/** Largest quantity of a line, in its own unit. */
const MAX_QUANTITY = '9999999.999'
/** Largest unit price, in yuan. */
const MAX_PRICE = '9999999.9999'

/** Maximum number of rows of a delivery note. */
export const MAX_DELIVERY_ROWS = 50

/** How far (percent) a delivery may exceed the remaining quantity, by its source. */
export const OVER_SHIP_RATE = { PURCHASE_ORDER: '0', CONTRACT: '5' } as const

/** Maximum number of days a contract may be dated ahead. */
const SIGN_AHEAD_DAYS = 30

/** What a text is called, in Chinese, and takes: characters at most, whether it must be there, whether it has lines. */
export type TextRule = { label: string; max?: number; required?: boolean; multiline?: boolean }

/** Checks length (trimmed) and characters of a text; line breaks only where `multiline`. */
export function textError(
  value: unknown,
  { label, max = MAX_TEXT, required = false, multiline = false }: TextRule,
): Text | null {
  const typed = wireText(value)
  if (typed === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  if (lengthOf(typed) > max) return text('{{label}}不能超过{{max}}个字', { label: text(label), max })
  const line = multiline ? typed.replace(/[\r\n\t]/g, '') : typed
  return /\p{Cc}/u.test(line) ? text('{{label}}不能包含控制字符', { label: text(label) }) : null
}

/** Quantity: more than 0, at most `max`, no more decimals than its unit has (trailing zeros do not count). */
export function quantityError(
  value: unknown,
  {
    unit,
    max = MAX_QUANTITY,
    label = '数量',
    required = true,
  }: { unit: string; max?: string; label?: string; required?: boolean },
): Text | null {
  return numberError(value, { label, max, scale: quantityScale(unit), required, zero: 'refused' })
}

/**
 * Price: 0 or more unless `zero` refuses it, at most 9,999,999.9999, at most 4 decimals. The screen confirms a price of
 * 0.
 */
export function priceError(
  value: unknown,
  {
    label = '单价',
    max = MAX_PRICE,
    scale = MAX_PRICE_SCALE,
    required = true,
    zero = 'allowed',
  }: Partial<NumberRule> = {},
): Text | null {
  return numberError(value, { label, max, scale, required, zero })
}

/** Tax rate (percent) must be one of the dictionary's. '13' and '13.00' are the same rate. */
export function taxRateError(value: unknown, rates: readonly string[]): Text | null {
  const rate = decimal(value)
  if (wireText(value) === '') return text('请选择税率')
  return rate && rates.some((allowed) => decimal(allowed)?.eq(rate)) ? null : text('税率不在可选范围内')
}

/** What a heat number looks like: said before it is typed, and where it is refused. */
export function heatNoRule(label = '炉批号'): Text {
  return text('{{label}}应为4–40位字母、数字、“-”或“/”，多个用“、”分隔', { label: text(label) })
}

/** Heat or batch numbers: 4–40 letters, digits, '-' or '/' each; several are separated by '、'. */
export function heatNoError(value: unknown, { label = '炉批号', required = false } = {}): Text | null {
  const typed = wireText(value)
  if (typed === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  return typed.split('、').every((heat) => /^[A-Za-z\d/-]{4,40}$/.test(tidyCode(heat))) ? null : heatNoRule(label)
}

/** Vehicle plate in any spelling. */
export function plateError(value: unknown, { label = '车牌号', required = false } = {}): Text | null {
  if (wireText(value) === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  return isPlate(value) ? null : text('{{label}}格式不正确', { label: text(label) })
}

/** A complete mobile number: a masked one cannot be saved. */
export function phoneError(value: unknown, { label = '手机号', required = false } = {}): Text | null {
  if (wireText(value) === '') return required ? text('请填写{{label}}', { label: text(label) }) : null
  return isPhone(readPhone(wireText(value))) ? null : text('{{label}}格式不正确', { label: text(label) })
}

/** A date, or a moment: what could not be read as one was kept as typed. */
export function dateError(value: unknown, { label = '日期' } = {}): Text | null {
  if (wireText(value) === '' || parseTime(value)) return null
  return text('{{label}}应为日期，如2026-03-01', { label: text(label) })
}

/** The second date must not be earlier than the first; equal or missing dates are valid. */
export function dateOrderError(
  start: unknown,
  end: unknown,
  { startLabel = '开始日期', endLabel = '结束日期' } = {},
): Text | null {
  return isBeforeText(end, start)
    ? text('{{endLabel}}不能早于{{startLabel}}', { endLabel: text(endLabel), startLabel: text(startLabel) })
    : null
}

/** A contract may be signed at most 30 days from today (the server's). */
export function signDateError(value: unknown, today: string = serverToday()): Text | null {
  const ahead = daysBetween(today, value)
  return ahead !== null && ahead > SIGN_AHEAD_DAYS
    ? text('签订日期不能晚于今天起{{days}}天', { days: SIGN_AHEAD_DAYS })
    : null
}

/**
 * Delivered quantity against the remaining one, plus `rate` percent. Missing figures → null: other rules require them.
 */
export function overDeliveryError(
  quantity: unknown,
  remain: unknown,
  rate: string = OVER_SHIP_RATE.PURCHASE_ORDER,
): Text | null {
  const [wanted, left] = [decimal(quantity), decimal(remain)]
  const percent = (decimal(rate) ?? new Big(0)).plus(100)
  if (wanted === null || left === null || wanted.times(100).lte(left.times(percent))) return null
  return percent.eq(100)
    ? text('送货数量不能大于剩余数量')
    : text('送货数量不能大于剩余数量的{{percent}}%', { percent: percent.toFixed() })
}

/** Rows of a delivery note without those of quantity 0: at least one, at most 50. */
export function rowCountError(count: number, max: number = MAX_DELIVERY_ROWS): Text | null {
  if (count === 0) return text('请选择材料')
  return count > max ? text('一张送货单最多{{max}}行材料', { max }) : null
}

type NumberRule = { label: string; max: string; scale: number; required: boolean; zero: 'allowed' | 'refused' }

/**
 * What is said of a comma typed for a decimal point, with the figure that is probably meant; null for any other text.
 */
export function commaError(typed: unknown): Text | null {
  const reading = readingOfComma(typed)
  return reading === null ? null : text('小数点请用“.”：{{reading}}', { reading })
}

function numberError(value: unknown, { label, max, scale, required, zero }: NumberRule): Text | null {
  const figure = realDecimal(value)
  if (figure === null) {
    if (wireText(value) !== '') return commaError(value) ?? text('{{label}}应为数字', { label: text(label) })
    return required ? text('请填写{{label}}', { label: text(label) }) : null
  }
  if (zero === 'refused' && figure.lte(0)) return text('{{label}}应大于0', { label: text(label) })
  if (figure.lt(0)) return text('{{label}}不能小于0', { label: text(label) })
  if (figure.gt(decimal(max) ?? max))
    return text('{{label}}不能大于{{max}}', { label: text(label), max: formatQuantity(max) })
  if (round(figure, scale).eq(figure)) return null
  return scale === 0
    ? text('{{label}}应为整数', { label: text(label) })
    : text('{{label}}最多保留{{scale}}位小数', { label: text(label), scale })
}
