import * as v from 'valibot'
import { decimal, fixed, formatMoney, round, scaleOf, sum } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { type SalesModel, wholesaleSchema } from '#features/mall/sale/model'

/** Commission of a SKU per piece, in yuan */
export const MIN_COMMISSION = '1'
const MAX_COMMISSION = '9999.99'

/** A SKU that distributors sell for a commission, yuan per piece. `rate` is the commission in percent of the price. */
export const distributionGoodsSchema = v.pipe(
  v.object({
    id: wire.id(),
    goodsId: wire.text(),
    skuId: wire.text(),
    goodsName: wire.text(),
    specs: wire.text(),
    thumbnail: wire.text(),
    sn: wire.text(),
    price: wire.decimal(),
    /** How it is sold, and the tiers of its product [proposed]; none from others. */
    salesModel: v.optional(wire.code<SalesModel>()),
    wholesaleList: wire.list(wholesaleSchema),
    quantity: wire.decimal(),
    commission: wire.decimal(),
    createTime: wire.time(),
  }),
  v.transform((row) => ({ ...row, rate: rateOf(row.commission, row.price) })),
)
/** A SKU that distributors sell, as read. */
export type DistributionGoods = v.InferOutput<typeof distributionGoodsSchema>

/** The state of a commission: it follows the order, and is returned with the goods. */
export type DistributionOrderStatus = 'NO_COMPLETED' | 'COMPLETE' | 'REFUND'

/** Labels and colours of the states of a commission. */
export const distributionOrderStatuses: StatusTable<DistributionOrderStatus> = {
  NO_COMPLETED: { label: '未完成', color: 'warning' },
  COMPLETE: { label: '已完成', color: 'success' },
  REFUND: { label: '已退款', color: 'error' },
}

/**
 * A line of an order that a distributor brought. Yuan: `rebate` is the commission of all pieces, `sellBackRebate` what
 * is taken back with refunded pieces, `netRebate` what is left of it. `settleCycle` is the day on which it is released,
 * the one after completion; '' before.
 */
export const distributionOrderSchema = v.pipe(
  v.object({
    id: wire.id(),
    createTime: wire.time(),
    distributionOrderStatus: wire.code<DistributionOrderStatus>(),
    orderSn: wire.text(),
    memberId: wire.text(),
    memberName: wire.text(),
    distributionName: wire.text(),
    goodsName: wire.text(),
    specs: wire.text(),
    image: wire.text(),
    num: wire.count(),
    refundNum: wire.count(),
    rebate: wire.decimal(),
    sellBackRebate: wire.decimal(),
    settleCycle: wire.time(),
  }),
  v.transform((row) => ({ ...row, netRebate: netOf(row) })),
)

/** Sums over all lines of a page's query [proposed]. */
export const distributionSums = v.object({ rebate: wire.decimal(), sellBackRebate: wire.decimal() })

/** What is left of a commission after refunds, yuan. */
export function netOf({ rebate, sellBackRebate }: { rebate: string | null; sellBackRebate: string | null }): string {
  return fixed(sum([rebate]).minus(sum([sellBackRebate])), 2)
}

/** A commission in percent of the price, at most two decimals; '' without both. */
export function rateOf(commission: unknown, price: unknown): string {
  const [part, whole] = [decimal(commission), decimal(price)]
  return part && whole?.gt(0) ? round(part.times(100).div(whole), 2).toFixed() : ''
}

/** The commission of so many percent of the price, yuan with two decimals; '' without both. */
export function commissionAt(rate: unknown, price: unknown): string {
  const [percent, whole] = [decimal(rate), decimal(price)]
  return percent && whole ? fixed(whole.times(percent).div(100), 2) : ''
}

/** What a commission may be, as its forms say it. */
export const commissionLimits = text('每件 {{min}} 至 {{max}} 元，不超过商品价格', {
  min: MIN_COMMISSION,
  max: MAX_COMMISSION,
})

/** The error of a commission: within its limits, at most two decimals, not above the price. */
export function commissionError(commission: string, price: string | null): Text | null {
  const [amount, whole] = [decimal(commission), decimal(price)]
  if (commission.trim() === '') return text('请填写佣金')
  if (!amount || scaleOf(amount) > 2 || amount.lt(MIN_COMMISSION) || amount.gt(MAX_COMMISSION))
    return text('佣金须为 {{min}} 至 {{max}} 元，最多两位小数', { min: MIN_COMMISSION, max: MAX_COMMISSION })
  return whole && amount.gt(whole) ? text('佣金不能超过商品价格 {{price}} 元', { price: formatMoney(whole) }) : null
}

/** The body of an addition and of a change. */
export const commissionBody = v.object({ commission: wire.text() })
/** A commission as typed. */
export type CommissionInput = v.InferOutput<typeof commissionBody>
