import * as v from 'valibot'
import { type Decimal, type DecimalInput, decimal, fixed, formatMoney, sum } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { piecesText } from '#features/mall/sale/model'
import type { FlowAmounts, FlowType } from '#features/mall/sale/model/flow'

/** Payment or refund, as a flow is tagged. */
export const flowTypes: StatusTable<FlowType> = {
  PAY: { label: '收款', color: 'processing' },
  REFUND: { label: '退款', color: 'error' },
}

/** A payment or a refund; the amounts of a refund are positive too. */
export const flowSchema = v.object({
  id: wire.id(),
  sn: wire.text(),
  createTime: wire.time(),
  flowType: wire.code<FlowType>(),
  orderSn: wire.text(),
  orderItemSn: wire.text(),
  refundSn: wire.text(),
  goodsName: wire.text(),
  image: wire.text(),
  specs: wire.text(),
  /** Pieces that were sold or, of a refund, came back. */
  num: wire.count(),
  /** The unit that the goods are sold in [proposed]. */
  goodsUnit: wire.text(),
  memberName: wire.text(),
  paymentName: wire.text(),
  finalPrice: wire.decimal(),
  siteCouponCommission: wire.decimal(),
  pointSettlementPrice: wire.decimal(),
  kanjiaSettlementPrice: wire.decimal(),
  commissionPrice: wire.decimal(),
  distributionRebate: wire.decimal(),
  billPrice: wire.decimal(),
})
/** A payment or a refund in a bill. */
export type Flow = v.InferOutput<typeof flowSchema>

/** The pieces that moved with a flow, '5箱'; '' where none did: a refund whose goods stayed with the buyer. */
export function flowPieces(flow: Pick<Flow, 'num' | 'goodsUnit'>): string {
  return flow.num ? piecesText([flow]) : ''
}

/** The figures of a bill, decimal text with two decimals, in yuan and all positive. */
export type BillAmounts = Record<BillFigure | 'billPrice', string>

/**
 * The figures a bill is made of, in the order they are shown: flow, its amount, and the sign in the bill. The bill's
 * price is their sum and the screen of lilishop.
 */
export const billFigures = [
  { name: 'orderPrice', flowType: 'PAY', of: 'finalPrice', sign: 1, label: '用户实付' },
  { name: 'siteCouponCommission', flowType: 'PAY', of: 'siteCouponCommission', sign: 1, label: '平台优惠券补贴' },
  { name: 'pointSettlementPrice', flowType: 'PAY', of: 'pointSettlementPrice', sign: 1, label: '积分商品补贴' },
  { name: 'kanjiaSettlementPrice', flowType: 'PAY', of: 'kanjiaSettlementPrice', sign: 1, label: '砍价商品补贴' },
  { name: 'distributionCommission', flowType: 'PAY', of: 'distributionRebate', sign: -1, label: '分销佣金' },
  { name: 'commissionPrice', flowType: 'PAY', of: 'commissionPrice', sign: -1, label: '平台服务费' },
  { name: 'refundPrice', flowType: 'REFUND', of: 'finalPrice', sign: -1, label: '退款金额' },
  {
    name: 'siteCouponRefundCommission',
    flowType: 'REFUND',
    of: 'siteCouponCommission',
    sign: -1,
    label: '退单返还平台优惠券补贴',
  },
  {
    name: 'pointRefundSettlementPrice',
    flowType: 'REFUND',
    of: 'pointSettlementPrice',
    sign: -1,
    label: '退单返还积分商品补贴',
  },
  {
    name: 'kanjiaRefundSettlementPrice',
    flowType: 'REFUND',
    of: 'kanjiaSettlementPrice',
    sign: -1,
    label: '退单返还砍价商品补贴',
  },
  {
    name: 'distributionRefundCommission',
    flowType: 'REFUND',
    of: 'distributionRebate',
    sign: 1,
    label: '退单返还分销佣金',
  },
  { name: 'refundCommissionPrice', flowType: 'REFUND', of: 'commissionPrice', sign: 1, label: '退单返还平台服务费' },
] as const

/** The name of a figure of a bill. */
export type BillFigure = (typeof billFigures)[number]['name']

/** The label of a figure of a bill. */
export function billFigureLabel(name: BillFigure): string {
  return billFigures.find((figure) => figure.name === name)?.label ?? ''
}

/** The figures of the bill that holds these flows. */
export function billAmounts(flows: readonly FlowAmounts[]): BillAmounts {
  const figures = Object.fromEntries(
    billFigures.map(({ name, flowType, of }) => {
      const amounts = flows.filter((flow) => flow.flowType === flowType).map((flow) => flow[of])
      return [name, fixed(sum(amounts), 2)]
    }),
  ) as Record<BillFigure, string>
  return { ...figures, billPrice: fixed(priceOf(figures), 2) }
}

/** The price that the figures of a bill add up to. */
export function priceOf(figures: Record<BillFigure, DecimalInput>): Decimal {
  return sum(billFigures.map(({ name, sign }) => sum([figures[name]]).times(sign)))
}

/**
 * The figures that are not zero, as the sum they are: '用户实付 100.00 − 平台服务费 3.00'. null where they do not add up to
 * the price: a service may omit them in a list.
 */
export function formulaText(figures: Record<BillFigure, DecimalInput>, price: DecimalInput): Text | null {
  const terms = billFigures.filter(({ name }) => decimal(figures[name])?.eq(0) === false)
  if (terms.length === 0 || !priceOf(figures).eq(sum([price]))) return null
  return terms.reduce<Text | null>((before, { name, label, sign }) => {
    const term = text('{{label}} {{amount}}', { label: text(label), amount: formatMoney(figures[name]) })
    if (before) return text('{{before}} {{sign}} {{term}}', { before, sign: SIGNS[sign], term })
    return sign === 1 ? term : text('{{sign}} {{term}}', { sign: SIGNS[sign], term })
  }, null)
}

/** The sum of the figures of several orders or bills. */
export function sumOfFigures(all: readonly Record<BillFigure, DecimalInput>[]): Record<BillFigure, Decimal> {
  const sums = billFigures.map(({ name }) => [name, sum(all.map((figures) => figures[name]))])
  return Object.fromEntries(sums) as Record<BillFigure, Decimal>
}

/** The signs of figures and terms, as they are written. */
export const SIGNS = { 1: '+', [-1]: '−' } as const
