import * as v from 'valibot'
import { decimal, formatMoney } from '#domain/money'
import { priceError, textError } from '#domain/rules'
import type { StatusTable, Transition } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { codeLeaf, idLeaf, textLeaf, timeLeaf } from '#domain/wire'
import type { AuthFlag } from '#features/mall/goods/model'

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

/** A request to change a product. `before` and `after` are prices in yuan or texts, by the type. */
export const changeSchema = v.object({
  id: idLeaf(),
  goodsId: textLeaf(),
  goodsName: textLeaf(),
  thumbnail: textLeaf(),
  /** Only for a change of price. */
  skuId: textLeaf(),
  simpleSpecs: textLeaf(),
  changeType: codeLeaf<ChangeType>(),
  before: textLeaf(),
  after: textLeaf(),
  reason: textLeaf(),
  status: codeLeaf<AuthFlag>(),
  /** Why the platform refused it. */
  auditMessage: textLeaf(),
  auditTime: timeLeaf(),
  createTime: timeLeaf(),
})
/** A request to change a product, as read. */
export type GoodsChange = v.InferOutput<typeof changeSchema>

/** A value before or after the change, as it is shown. */
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

/** The input of a request, as sent. */
export const changeInput = v.pick(changeSchema, ['goodsId', 'changeType', 'skuId', 'after', 'reason'])
/** The input of a request. */
export type ChangeInput = v.InferOutput<typeof changeInput>

/** The fields of a product that can change. Prices are decimal text, yuan. */
type Changed = {
  goodsName: string
  sellingPoint: string
  skuList: readonly { id: string; price: string | null }[]
}

/** The SKU whose price changes: the chosen one, or the only one. */
export function skuOf({ skuId }: Pick<ChangeInput, 'skuId'>, goods: Pick<Changed, 'skuList'> | null) {
  const list = goods?.skuList ?? []
  return list.find(({ id }) => id === skuId) ?? (list.length === 1 ? list[0] : undefined)
}

/** The current value of the product; null when it is not known yet. */
export function valueBefore(input: Pick<ChangeInput, 'changeType' | 'skuId'>, goods: Changed | null): string | null {
  if (!goods) return null
  if (input.changeType === 'NAME') return goods.goodsName
  return input.changeType === 'INFO' ? goods.sellingPoint : (skuOf(input, goods)?.price ?? null)
}

const MAX_PRICE = '99999999.99'
/** The longest new text by type, characters. */
const MAX_AFTER = { NAME: 50, INFO: 60 } as const

/** Errors of a request by field; the server validates the same. `before`: the value now, null when unknown. */
export function validateChange(input: ChangeInput, before: string | null): Errors {
  const isPrice = input.changeType === 'PRICE'
  return onlyErrors({
    goodsId: input.goodsId === '' ? text('请选择商品') : null,
    skuId: isPrice && input.goodsId !== '' && before === null ? text('请选择规格') : null,
    after: afterError(input, before),
    reason: textError(input.reason, { label: '变更原因', max: 200, required: true, multiline: true }),
  })
}

function afterError({ changeType, after }: ChangeInput, before: string | null): Text | null {
  const label = '变更后'
  if (changeType === 'PRICE') {
    const error = priceError(after, { label, max: MAX_PRICE, scale: 2 })
    const figure = decimal(after)
    if (error || !figure) return error
    if (figure.lte(0)) return text('{{label}}应大于0', { label: text(label) })
    return before !== null && decimal(before)?.eq(figure) ? isSame : null
  }
  const typed = after.trim()
  const error = textError(typed, { label, max: MAX_AFTER[changeType], required: true })
  if (error) return error
  if (changeType === 'NAME' && typed.length < 2) return text('商品名称不正确，名称应为2-50字符')
  return typed === before ? isSame : null
}

const isSame = text('变更后与变更前相同')
