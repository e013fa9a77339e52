import * as v from 'valibot'
import { decimal, formatMoney } from '#domain/money'
import { priceError, type TextRule, textError } from '#domain/rules'
import type { StatusTable, Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import type { AuthFlag, SalesModel } from '#features/mall/sale/model'

/** What of a product changes: the price of a SKU, the name, or the selling point. */
type ChangeType = 'PRICE' | 'NAME' | 'INFO'

/** Labels and colours of the types of change. */
export const changeTypes: StatusTable<ChangeType> = {
  PRICE: { label: '规格价格', color: 'processing' },
  NAME: { label: '商品名称', color: 'default' },
  INFO: { label: '商品卖点', color: 'default' },
}

/** The platform decides once. */
export const changeTransitions = [
  { from: ['TOBEAUDITED'], action: 'pass', to: 'PASS' },
  { from: ['TOBEAUDITED'], action: 'refuse', to: 'REFUSE' },
] as const satisfies Transition[]

const priceChangeSchema = v.object({
  skuId: wire.text(),
  simpleSpecs: wire.text(),
  before: wire.text(),
  after: wire.text(),
})
/** The change of the price of one SKU, yuan. */
export type PriceChange = v.InferOutput<typeof priceChangeSchema>

/** A request to change a product. `before` and `after` are prices in yuan or texts, by the type. */
export const changeSchema = v.object({
  id: wire.id(),
  goodsId: wire.text(),
  goodsName: wire.text(),
  thumbnail: wire.text(),
  /** Only for a change of price. */
  skuId: wire.text(),
  simpleSpecs: wire.text(),
  changeType: wire.code<ChangeType>(),
  before: wire.text(),
  after: wire.text(),
  /** Of a change of several prices: our own addition, empty from servers that change one price at a time. */
  prices: wire.list(priceChangeSchema),
  reason: wire.text(),
  status: wire.code<AuthFlag>(),
  /** Why the platform refused it. */
  auditMessage: wire.text(),
  auditTime: wire.time(),
  createTime: wire.time(),
})
/** A request to change a product, as read. */
export type GoodsChange = v.InferOutput<typeof changeSchema>

/** The changed prices of a request; empty when it changes a text. */
export function pricesOf(change: PriceChange & Pick<GoodsChange, 'changeType' | 'prices'>): PriceChange[] {
  const { changeType, prices, skuId, simpleSpecs, before, after } = change
  if (changeType !== 'PRICE') return []
  return prices.length > 0 ? prices : [{ skuId, simpleSpecs, before, after }]
}

/** A value before or after the change, as the list shows it: of several prices, their range. */
export function shownSide(change: GoodsChange, side: 'before' | 'after'): string {
  const prices = pricesOf(change).map((price) => price[side])
  if (prices.length === 0) return change[side]
  const figures = prices.flatMap((price) => decimal(price) ?? []).sort((a, b) => a.cmp(b))
  const [low, high] = [figures[0], figures.at(-1)]
  if (!low || !high) return ''
  return low.eq(high) ? formatMoney(low) : `${formatMoney(low)} ~ ${formatMoney(high)}`
}

/** A value before or after the change of one price or text. */
export function shownValue(changeType: string, value: string): string {
  return changeType === 'PRICE' ? formatMoney(value) : value
}

/** By how much a price changes; null for texts, and where a figure is missing. */
export function priceStep({ changeType, before, after }: Pick<GoodsChange, 'changeType' | 'before' | 'after'>) {
  const [from, to] = [decimal(before), decimal(after)]
  if (changeType !== 'PRICE' || !from || !to || from.lte(0) || from.eq(to)) return null
  const by = to.minus(from).abs()
  const params = { amount: formatMoney(by.toFixed(2)), rate: by.div(from).times(100).toFixed(1) }
  return to.gt(from) ? text('上调 {{amount}} 元（{{rate}}%）', params) : text('下调 {{amount}} 元（{{rate}}%）', params)
}

/** The body of a request: of one price with its SKU, of several with `prices`. */
export const changeBody = v.object({
  ...v.pick(changeSchema, ['goodsId', 'changeType', 'skuId', 'before', 'after', 'reason']).entries,
  prices: wire.list(v.object({ skuId: wire.text(), before: wire.text(), after: wire.text() })),
})
/** The body of a request. */
export type ChangeBody = v.InferOutput<typeof changeBody>

/** The input of a request: `prices` by SKU, '' where a price stays; `after` is the new text. */
export type ChangeInput = Pick<ChangeBody, 'goodsId' | 'changeType' | 'after' | 'reason'> & {
  prices: Readonly<Record<string, string>>
}

/** The fields of a product that can change. Prices are decimal text, yuan. */
type Changed = {
  salesModel: SalesModel
  goodsName: string
  sellingPoint: string
  skuList: readonly { id: string; price: string | null }[]
}

/** The current text of the product; null for a price, and when it is not known yet. */
export function textBefore({ changeType }: Pick<ChangeInput, 'changeType'>, goods: Changed | null): string | null {
  if (!goods || changeType === 'PRICE') return null
  return changeType === 'NAME' ? goods.goodsName : goods.sellingPoint
}

/** The request as sent. */
export function toChangeBody(input: ChangeInput, goods: Changed | null): ChangeBody {
  const { goodsId, changeType } = input
  const reason = input.reason.trim()
  if (changeType !== 'PRICE') {
    const before = textBefore(input, goods) ?? ''
    return { goodsId, changeType, skuId: '', before, after: input.after.trim(), prices: [], reason }
  }
  const prices = (goods?.skuList ?? []).flatMap(({ id, price }) => {
    const after = input.prices[id]?.trim()
    return after ? [{ skuId: id, before: price ?? '', after }] : []
  })
  // One price goes without the list, as services that know no other expect it.
  const [one] = prices.length === 1 ? prices : []
  return one
    ? { goodsId, changeType, ...one, prices: [], reason }
    : { goodsId, changeType, ...NO_PRICE, prices, reason }
}

const NO_PRICE = { skuId: '', before: '', after: '' }

/** The input that a body was made of. */
export function toChangeInput({ skuId, after, prices, ...rest }: ChangeBody): ChangeInput {
  const sent = prices.length > 0 ? prices : [{ skuId, after }]
  return { ...rest, after, prices: Object.fromEntries(sent.map((price) => [price.skuId, price.after])) }
}

const MAX_PRICE = '99999999.99'
/** The longest new text by type, characters. */
const MAX_AFTER = { NAME: 50, INFO: 60 } as const

/** What is typed: its name, and what it takes. */
export const goodsChangeRules = {
  reason: { label: '变更原因', max: 200, required: true, multiline: true },
  after: { label: '变更后', required: true },
} satisfies Record<string, TextRule>

const BY_TIERS = text('批发商品按数量分档定价，请在编辑商品中修改各档价格')

/**
 * Whether a product is priced by tiers: the price of a SKU is then that of the last tier, and is not what buyers pay.
 */
export function hasTierPrices({ salesModel }: Pick<Changed, 'salesModel'>): boolean {
  return salesModel === 'WHOLESALE'
}

/**
 * Errors of a request by field, of prices by `prices.ID`; the server validates the same. `goods`: null when unknown.
 */
export function validateChange(input: ChangeInput, goods: Changed | null): Errors {
  const isPrice = input.changeType === 'PRICE'
  if (isPrice && goods && hasTierPrices(goods)) return { changeType: BY_TIERS }
  return onlyErrors({
    goodsId: input.goodsId === '' ? text('请选择商品') : null,
    ...(isPrice ? priceErrors(input, goods?.skuList ?? []) : { after: afterError(input, textBefore(input, goods)) }),
    reason: textError(input.reason, goodsChangeRules.reason),
  })
}

function priceErrors({ prices }: ChangeInput, skus: Changed['skuList']): Record<string, Text | null> {
  const [first] = skus
  if (first && skus.every(({ id }) => !prices[id]?.trim()))
    return { [`prices.${first.id}`]: text('请填写至少一个规格的新价格') }
  return Object.fromEntries(
    skus.map(({ id, price }) => {
      const after = prices[id]?.trim() ?? ''
      return [`prices.${id}`, after === '' ? null : newPriceError(after, price)]
    }),
  )
}

function newPriceError(after: string, before: string | null): Text | null {
  const label = '变更后'
  const error = priceError(after, { label, max: MAX_PRICE, scale: 2 })
  const figure = decimal(after)
  if (error || !figure) return error
  if (figure.lte(0)) return text('{{label}}应大于0', { label: text(label) })
  return before !== null && decimal(before)?.eq(figure) ? isSame : null
}

function afterError({ changeType, after }: ChangeInput, before: string | null): Text | null {
  if (changeType === 'PRICE') return null
  const typed = after.trim()
  const error = textError(typed, { ...goodsChangeRules.after, max: MAX_AFTER[changeType] })
  if (error) return error
  if (changeType === 'NAME' && typed.length < 2) return text('商品名称不正确，名称应为2-50字符')
  return typed === before ? isSame : null
}

const isSame = text('变更后与变更前相同')
