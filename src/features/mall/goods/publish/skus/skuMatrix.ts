import { memoizeByRef } from '#domain/memoizeByRef'
import { realDecimal, sum } from '#domain/money'
import type { Text } from '#domain/text'
import { stockError } from '#features/mall/goods/model'
import { skuPriceError, weightError } from '#features/mall/goods/model/checks'
import { liveSpecs, MAX_SKUS, type SpecInput } from '#features/mall/goods/publish/specs/goodsSpecs'

/** The columns of a SKU's spec values. */
export const SPEC_COLUMNS = ['spec0', 'spec1', 'spec2', 'spec3', 'spec4'] as const
/** The name of a column with spec values. */
export type SpecColumn = (typeof SPEC_COLUMNS)[number]

/** The typed figures of a row of the matrix, as text. Money in yuan, weight in kg. */
export type SkuFigures = Record<'price' | 'weight' | 'quantity' | 'alertQuantity' | 'sn', string>

/** A SKU in the grid. `key` names its values, see `keyOf`; `id` is '' for a new one. */
export type SkuRow = { key: string; id: string; cost: string; images: string[] } & SkuFigures &
  Record<SpecColumn, string>

/** The key of the one SKU of goods without specs. */
const ONLY_SKU = 'only'

/** The key of the row of a combination of spec values. */
export function keyOf(valueKeys: readonly string[]): string {
  return valueKeys.length === 0 ? ONLY_SKU : valueKeys.join('|')
}

function valueKeysOf({ key }: Pick<SkuRow, 'key'>): string[] {
  return key === ONLY_SKU ? [] : key.split('|')
}

/** The key of the spec that a value belongs to. */
function specOf(valueKey: string): string {
  return valueKey.slice(0, valueKey.indexOf('-'))
}

const EMPTY: SkuFigures = { price: '', weight: '', quantity: '', alertQuantity: '', sn: '' }
const NO_SPECS: Record<SpecColumn, string> = { spec0: '', spec1: '', spec2: '', spec3: '', spec4: '' }

/** An empty row. */
export function emptySku(key: string = ONLY_SKU): SkuRow {
  return { key, id: '', cost: '', images: [], ...EMPTY, ...NO_SPECS }
}

/**
 * The rows of all combinations of the specs' values, in order. A row keeps its id and input while its values exist;
 * renaming a value keeps its rows. Adding a spec splits each row: the first part keeps its id and input, the others
 * start with its price and weight. Removing a spec merges rows: the first one stays. Above the limit of SKUs the rows
 * stay as they were.
 */
export function matrixOf(specs: readonly SpecInput[], before: readonly SkuRow[]): SkuRow[] {
  const live = liveSpecs(specs)
  if (live.reduce((count, { values }) => count * values.length, 1) > MAX_SKUS) return [...before]
  const liveKeys = new Set(live.map(({ key }) => key))
  const liveValues = new Set(live.flatMap(({ values }) => values.map(({ key }) => key)))
  const known = new Map<string, SkuRow>()
  const common = new Set<string>()
  for (const row of before) {
    const own = valueKeysOf(row).filter((key) => liveKeys.has(specOf(key)))
    // A removed value of a remaining spec removes its rows.
    if (own.some((key) => !liveValues.has(key))) continue
    for (const key of own) common.add(specOf(key))
    const name = keyOf(own)
    if (!known.has(name)) known.set(name, row)
  }
  const taken = new Set<SkuRow>()
  return combinations(live).map((values) => {
    const keys = values.map(({ key }) => key)
    const found = known.get(keyOf(keys.filter((key) => common.has(specOf(key)))))
    const texts = Object.fromEntries(values.map((value, at) => [SPEC_COLUMNS[at], value.text]))
    const row = found ? inherited(found, taken.has(found)) : emptySku()
    if (found) taken.add(found)
    const next: SkuRow = { ...row, key: keyOf(keys), ...NO_SPECS, ...texts }
    // An unchanged row stays the same object: its cached errors and rendered cells stay valid.
    return found && isSame(found, next) ? found : next
  })
}

/** How many rows with input the specs leave out. */
export function lostRows(specs: readonly SpecInput[], before: readonly SkuRow[]): number {
  const kept = new Set(matrixOf(specs, before).map(inputOf))
  const none = inputOf(emptySku())
  return before.map(inputOf).filter((input) => input !== none && !kept.has(input)).length
}

/** What was typed in a row. */
function inputOf({ price, weight, quantity, alertQuantity, sn }: SkuRow): string {
  return [price, weight, quantity, alertQuantity, sn].join('\n')
}

function inherited(row: SkuRow, isTaken: boolean): SkuRow {
  if (!isTaken) return row
  const { price, weight, alertQuantity, cost } = row
  return { ...emptySku(), price, weight, alertQuantity, cost }
}

function isSame(a: SkuRow, b: SkuRow): boolean {
  return a.key === b.key && a.id === b.id && SPEC_COLUMNS.every((name) => a[name] === b[name])
}

type Value = SpecInput['values'][number]

function combinations(specs: readonly SpecInput[]): Value[][] {
  return specs.reduce<Value[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
}

/** What the batch bar sets: typed figures only; `sn` is a prefix, which gets the row's number appended. */
export type SkuBatch = Partial<SkuFigures>

/** The error of the batch bar's input; null when its figures are valid. */
export function batchError({ price = '', weight = '', quantity = '', alertQuantity = '' }: SkuBatch): Text | null {
  const typed = (value: string) => value.trim() !== ''
  return (
    (typed(price) ? skuPriceError(price) : null) ??
    (typed(weight) ? weightError(weight) : null) ??
    [quantity, alertQuantity].filter(typed).map(stockError).find(Boolean) ??
    null
  )
}

/** The rows, with figures set in those whose spec columns have the `wanted` texts; '' matches any. */
export function withBatch(
  rows: readonly SkuRow[],
  wanted: Partial<Record<SpecColumn, string>>,
  { sn = '', ...figures }: SkuBatch,
): SkuRow[] {
  const typed = Object.fromEntries(Object.entries(figures).filter(([, value]) => value.trim() !== ''))
  const width = String(rows.length).length
  return rows.map((row, at) => {
    if (!SPEC_COLUMNS.every((name) => !wanted[name] || row[name] === wanted[name])) return row
    const code = sn.trim() === '' ? {} : { sn: `${sn.trim()}-${String(at + 1).padStart(Math.max(2, width), '0')}` }
    return { ...row, ...typed, ...code }
  })
}

/** The sum of the stocks that are valid figures. Cached, as the totals row and the head show it. */
export const totalStock = memoizeByRef((rows: readonly SkuRow[]): string =>
  sum(rows.map(({ quantity }) => realDecimal(quantity))).toFixed(0),
)
