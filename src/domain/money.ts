import Big from 'big.js'
import { toHalfWidth } from '#domain/cell/words'
import { isFreightLine } from '#domain/document/freight'
import { groupBy } from './groups'
import { NOTHING, wireText } from './wire'

/** An exact decimal, as returned by `decimal` and `sum`. */
export type Decimal = Big

/** The input of a money or quantity field: decimal text from the server, typed text, a computed decimal, or nothing. */
export type DecimalInput = string | number | Big | null | undefined

/** Most decimals of a price. */
export const MAX_PRICE_SCALE = 4

/** Fast path for plain figures: cleaning dominates the cost of long sums. */
const PLAIN = /^-?\d+(\.\d+)?$/
/** Commas and spaces only between groups of three: elsewhere a figure would become another one. */
const NUMERIC = /^[+-]?([1-9]\d{0,2}([, ]\d{3})+(\.\d*)?|\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

/**
 * Parses a wire or typed value exactly. Missing or not a number → null: '', null, undefined, `{}`, NaN, words. The JSON
 * *number* -1 is the servers' null decimal → null; the text '-1.000' is a real value. Typed text may contain full-width
 * characters, and commas or spaces between groups of three digits.
 */
export function decimal(value: unknown): Big | null {
  if (value instanceof Big) return value
  if (typeof value === 'number') return Number.isFinite(value) && value !== -1 ? new Big(value) : null
  const text = cleanText(value)
  return text === null ? null : new Big(text)
}

/** Like `decimal`, for values that never came from the wire (typed, counted, computed): the number -1 is minus one. */
export function realDecimal(value: unknown): Big | null {
  return value === -1 ? new Big(-1) : decimal(value)
}

/**
 * Rounds half-up away from zero (−1.005 → −1.01). A number is taken literally, −1 included. Callers must handle missing
 * values.
 *
 * @throws on text that is not a number
 */
export function round(value: Big | string | number, scale: number): Big {
  return new Big(typeof value === 'string' ? (cleanText(value) ?? value) : value).round(scale, Big.roundHalfUp)
}

/**
 * Plain decimal text with exactly `scale` decimals, rounded like `round`: the stored and sent format of amounts.
 *
 * @throws on text that is not a number
 */
export function fixed(value: Big | string | number, scale: number): string {
  return round(value, scale).toFixed(scale)
}

/** Exact sum; missing values are skipped. No rounding: totals are sums of already rounded lines. */
export function sum(values: readonly unknown[]): Big {
  return values.reduce<Big>((total, value) => total.plus(decimal(value) ?? 0), new Big(0))
}

/**
 * Divides an amount in yuan over parts in proportion, as decimal text. Each share is rounded to the cent, together they
 * are the amount exactly, and none is negative where the amount is not. Where all parts are zero the last one gets it.
 */
export function divideAmount(amount: Big | string, parts: readonly (Big | string)[]): string[] {
  const given = sum([amount])
  const whole = sum(parts)
  let passed = sum([])
  let before = sum([])
  return parts.map((part, at) => {
    passed = passed.plus(part)
    const isLast = at === parts.length - 1
    // Rounding what was given so far, not each share, leaves no remainder.
    const upTo = isLast ? given : whole.eq(0) ? sum([]) : round(given.times(passed).div(whole), 2)
    const share = fixed(upTo.minus(before), 2)
    before = upTo
    return share
  })
}

/** Number of decimals in the value's own text: '35.230' → 3, '120' → 0, missing → 0. */
export function scaleOf(value: unknown): number {
  const text = value instanceof Big ? value.toFixed() : (cleanText(value) ?? '')
  const plain = /e/i.test(text) ? new Big(text).toFixed() : text
  return plain.split('.')[1]?.length ?? 0
}

/** Money for display: '1,234,567.80', negative '-1,234.50', zero '0.00', missing '—'. No currency sign. */
export function formatMoney(value: DecimalInput, scale = 2): string {
  const amount = decimal(value)
  return amount === null ? NOTHING : grouped(fixed(amount, scale))
}

/** Decimals of a price: as many as it has, at least 2, at most 4. An amount always has 2. */
export function priceScale(value: unknown): number {
  return Math.min(MAX_PRICE_SCALE, Math.max(2, scaleOf(decimal(value))))
}

/** Price for display: '4,010.1234', '4,010.10', missing '—'. */
export function formatPrice(value: DecimalInput): string {
  return formatMoney(value, priceScale(value))
}

/**
 * Plain decimal text of a price with its own decimals, 2 to 4: the stored and sent format.
 *
 * @throws on text that is not a number
 */
export function fixedPrice(value: Big | string | number): string {
  return fixed(value, priceScale(value))
}

/** Quantity for display, grouped like money. Without `scale` it keeps its own decimals ('35.230' stays '35.230'). */
export function formatQuantity(value: DecimalInput, scale = scaleOf(value)): string {
  const quantity = decimal(value)
  return quantity === null ? NOTHING : grouped(fixed(quantity, scale))
}

/** Rate for display; rates are stored in percent: '13.00' → '13%', '5.5' → '5.5%', missing '—'. */
export function formatPercent(value: DecimalInput): string {
  const rate = decimal(value)
  return rate === null ? NOTHING : `${rate.toFixed()}%`
}

/**
 * Decimals of a quantity in this unit: tonnes 3 (a weighbridge divides by 10 or 20 kg), kg 3, m³, m² and m 2, counted
 * units 0, an unknown unit 3.
 */
export function quantityScale(unit: string): number {
  return UNIT_SCALE.get(unitKey(unit)) ?? 3
}

/**
 * Amounts of one line, decimal text. `taxUnitPrice` includes tax; `taxRate` is in percent. null when any of the three
 * is missing. Tax is the difference of the two rounded amounts, so each line balances; the price without tax (4
 * decimals) is for display only and is never multiplied.
 */
export function lineAmounts(line: {
  quantity: DecimalInput
  taxUnitPrice: DecimalInput
  taxRate: DecimalInput
}): LineAmounts | null {
  const quantity = decimal(line.quantity)
  const price = decimal(line.taxUnitPrice)
  const rate = decimal(line.taxRate)
  if (quantity === null || price === null || rate === null || rate.lte(-100)) return null
  const divisor = rate.div(100).plus(1)
  const amountTax = round(quantity.times(price), 2)
  const amountNoTax = round(amountTax.div(divisor), 2)
  return {
    amountTax: fixed(amountTax, 2),
    amountNoTax: fixed(amountNoTax, 2),
    taxAmount: fixed(amountTax.minus(amountNoTax), 2),
    noTaxUnitPrice: fixed(price.div(divisor), 4),
  }
}

/** Amounts of a line as decimal text: money with 2 decimals, the price without tax with 4. */
export type LineAmounts = { amountTax: string; amountNoTax: string; taxAmount: string; noTaxUnitPrice: string }

/** Subtotals of the lines of one tax rate; `taxRate` is plain percent text, '' for lines without a rate. */
export type RateTotals = { taxRate: string; amountTax: string; amountNoTax: string; taxAmount: string }

/**
 * Subtotals per tax rate (one invoice is issued per rate), in order of first appearance. Every figure is a sum of
 * rounded lines, never recomputed from another total.
 */
export function totalsByRate(
  lines: readonly {
    taxRate: DecimalInput
    amountTax: DecimalInput
    amountNoTax: DecimalInput
    taxAmount: DecimalInput
  }[],
): RateTotals[] {
  const groups = groupBy(lines, (line) => decimal(line.taxRate)?.toFixed() ?? '')
  return [...groups].map(([taxRate, group]) => ({
    taxRate,
    amountTax: fixed(sum(group.map((line) => line.amountTax)), 2),
    amountNoTax: fixed(sum(group.map((line) => line.amountNoTax)), 2),
    taxAmount: fixed(sum(group.map((line) => line.taxAmount)), 2),
  }))
}

/** A quantity in one unit; plain decimal text with the decimals of its unit. */
export type UnitQuantity = { unit: string; quantity: string }
/** What a quantity of lines is added up from. */
type CountedLine = { quantity: DecimalInput; unit: string; materialName?: string; isFreight?: boolean }

/**
 * The total quantity of lines, one per unit in order of first appearance: different units are never added. Spellings of
 * one unit (m³, m3) are merged. Skipped are freight, lines without a quantity, and those with a figure where the unit
 * belongs.
 */
export function quantityTotals(lines: readonly CountedLine[]): UnitQuantity[] {
  const counted = lines.filter(
    (line) => decimal(line.quantity) !== null && decimal(line.unit) === null && !isFreightLine(line),
  )
  return [...groupBy(counted, (line) => unitKey(line.unit))].map(([key, group]) => {
    const total = sum(group.map((line) => line.quantity))
    const ownScale = Math.max(...group.map((line) => scaleOf(line.quantity)))
    const scale = Math.max(UNIT_SCALE.get(key) ?? ownScale, scaleOf(total))
    return { unit: group[0]?.unit ?? '', quantity: fixed(total, scale) }
  })
}

/** The only total, for a field that names no unit; null without any, or when there are several units. */
export function singleQuantity(totals: readonly UnitQuantity[]): string | null {
  return totals.length === 1 ? (totals[0]?.quantity ?? null) : null
}

/**
 * Quantities in one line, '35.230t；120张'; none → '—'.
 *
 * @param word names a unit, by default as spelled
 * @param separator stands between two quantities
 */
export function quantitiesText(
  totals: readonly { unit: string; quantity: DecimalInput }[],
  word: (unit: string) => string = (unit) => unit,
  separator = '；',
): string {
  // An English word of a unit stands apart: 700 piece.
  const spaced = (unit: string) => unit.replace(/^(?!kg$)(?=[a-z]{2})/i, ' ')
  return totals.map(({ unit, quantity }) => formatQuantity(quantity) + spaced(word(unit))).join(separator) || NOTHING
}

/** Total quantity of lines as shown and printed, written as by `quantitiesText`. */
export function totalQuantityText(
  lines: readonly CountedLine[],
  word?: (unit: string) => string,
  separator?: string,
): string {
  return quantitiesText(quantityTotals(lines), word, separator)
}

/** The unit that goods of a unit are weighed in: a mixer is weighed in tonnes, whatever its volume. */
export function weighedUnit(unit: string): string {
  return CUBIC_METRES.has(unitKey(unit)) ? 't' : unit
}

/** Whether a unit is that of a weighbridge. */
export function isTonnes(unit: string): boolean {
  return TONNES.has(unitKey(unit))
}

/** What a line weighed, with its unit where that is not the line's own; '' when it was not weighed. */
export function weighedText(
  { unit, weighedQuantity }: { unit: string; weighedQuantity: DecimalInput },
  word: (unit: string) => string,
): string {
  if (decimal(weighedQuantity) === null) return ''
  const weighed = weighedUnit(unit)
  return formatQuantity(weighedQuantity) + (weighed === unit ? '' : word(weighed))
}

const UNITS_BY_SCALE: [scale: number, units: string][] = [
  [3, 't 吨 kg 千克 公斤'],
  [2, 'm3 立方米 立方 方 m2 平方米 平方 m 米'],
  [0, '张 根 个 卷 套 件 块 只 台 袋 桶 箱 包 支 把 副 条 双 组 座 樘 片 盒 瓶 辆 顶 盘 捆 扎 pcs'],
]
const UNIT_SCALE = new Map(
  UNITS_BY_SCALE.flatMap(([scale, units]) => units.split(' ').map((unit) => [unit, scale] as const)),
)
const TONNES = new Set(['', 't', '吨'])
const CUBIC_METRES = new Set(['m3', '立方米', '立方', '方'])

/** Normalises spellings of one unit: m³, ㎥ and M3 are m3. */
export function unitKey(unit: string): string {
  return unit.normalize('NFKC').trim().toLowerCase()
}

/** A typed or wire decimal without commas, spaces and full-width characters; null when it is not a number. */
function cleanText(value: unknown): string | null {
  const plain = wireText(value)
  if (PLAIN.test(plain)) return plain
  const text = toHalfWidth(plain).trim().replace(/\s/g, ' ')
  return NUMERIC.test(text) ? text.replace(/[, ]/g, '').replace(/^\+/, '') : null
}

/**
 * A typed figure as it is sent: without commas, spaces and full-width characters, with its own decimals. Text that is
 * no number is only trimmed.
 */
export function plainFigure(typed: string): string {
  const text = cleanText(typed)
  if (text === null) return typed.trim()
  return PLAIN.test(text) ? text : new Big(text).toFixed()
}

function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? withCommas : `${withCommas}.${fraction}`
}

/** What a Chinese rate takes off, in percent: 9.2 (折, tenths that are paid) is 8 % off. Null for what is no number. */
export function percentOff(rate: unknown): number | null {
  return realDecimal(rate)?.times(-10).plus(100).toNumber() ?? null
}
