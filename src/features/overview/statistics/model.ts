import * as v from 'valibot'
import * as wire from '#domain/wire'
import { type Pieces, piecesText } from '#features/mall/sale/model'

/**
 * A month's money, incl. tax: delivered and on no completed settlement yet (month of delivery), settled and not paid
 * (month of settlement), paid (month of payment). Yuan as decimal text; `month` is 'YYYY-MM'. With `isEarlier` the row
 * holds what is still open of that month and all before it, and nothing paid; a server may omit it.
 */
export const monthMoneySchema = v.object({
  month: v.pipe(wire.text(), v.regex(/^\d{4}-\d{2}$/)),
  unsettled: wire.decimal(),
  unpaid: wire.decimal(),
  paid: wire.decimal(),
  isEarlier: v.optional(wire.optionalFlag()),
})
/** A month's money by kind, yuan as decimal text. */
export type MonthMoney = v.InferOutput<typeof monthMoneySchema>

/** The kinds of money in the order they turn into each other. */
export const MONEY_KINDS = ['unsettled', 'unpaid', 'paid'] as const

/** Labels of the kinds of money. */
export const MONEY_LABELS: Readonly<Record<(typeof MONEY_KINDS)[number], string>> = {
  unsettled: '已送货未结算',
  unpaid: '已结算未付款',
  paid: '已付款',
}

/** The sales of a shop today: paid orders and their amount in yuan, and visitors. */
export const shopTodaySchema = v.object({ orderNum: wire.count(), orderPrice: wire.decimal(), storeUV: wire.count() })

/** A product that sold, with the number sold and their amount in yuan. */
export const soldGoodsSchema = v.object({
  goodsId: wire.id(),
  goodsName: wire.text(),
  /** A picture [proposed]. */
  thumbnail: wire.text(),
  /** The unit of `num` [proposed]. */
  goodsUnit: wire.text(),
  num: wire.decimal(),
  price: wire.decimal(),
})
/** The most products that the service answers for a period: fewer are all that sold. */
export const MOST_SOLD = 100
/** A product that sold. */
export type SoldGoods = v.InferOutput<typeof soldGoodsSchema>

/** A day's paid orders: their amount, and their number [proposed]. `createTime` is the day. */
export const daySalesSchema = v.object({ createTime: wire.time(), orderNum: wire.count(), price: wire.decimal() })
/** A day's paid orders. */
export type DaySales = v.InferOutput<typeof daySalesSchema>

/** The orders of a period; amounts in yuan, rates as text with %. */
export const overviewSchema = v.object({
  uvNum: wire.count(),
  orderNum: wire.count(),
  orderMemberNum: wire.count(),
  orderAmount: wire.decimal(),
  paymentOrderNum: wire.count(),
  paymentsNum: wire.count(),
  paymentAmount: wire.decimal(),
  refundOrderNum: wire.count(),
  refundOrderPrice: wire.decimal(),
  orderConversionRate: wire.text(),
  paymentsConversionRate: wire.text(),
  overallConversionRate: wire.text(),
})
/** The orders of a period. */
export type Overview = v.InferOutput<typeof overviewSchema>

/** The paid orders of a project: the company that pays. */
export const projectSalesSchema = v.object({
  projectId: wire.id(),
  projectName: wire.text(),
  orderNum: wire.count(),
  price: wire.decimal(),
})
/** The paid orders of a project. */
export type ProjectSales = v.InferOutput<typeof projectSalesSchema>

const piecesSchema = v.object({ goodsUnit: wire.text(), num: wire.count() })

/** The sold products of a category: their pieces and amount. `num` adds up different units, so it is not shown. */
export const categorySalesSchema = v.object({
  categoryId: wire.id(),
  categoryName: wire.text(),
  num: wire.count(),
  /** The pieces by unit [proposed], read as '11吨；11盒'; '' from others. */
  pieces: v.pipe(
    wire.list(piecesSchema),
    v.transform((pieces: Pieces[]) => piecesText(pieces)),
  ),
  price: wire.decimal(),
})
/** The sold products of a category. */
export type CategorySales = v.InferOutput<typeof categorySalesSchema>

/** An order behind a figure; `price` is what it adds to the figure. */
export const orderRecordSchema = v.object({
  sn: wire.id(),
  memberName: wire.text(),
  orderStatus: wire.code(),
  paymentMethod: wire.code(),
  createTime: wire.time(),
  paymentTime: wire.time(),
  flowPrice: wire.decimal(),
  price: wire.decimal(),
})

/** The refunds of a day, or for one reason [proposed]. */
export const refundSumSchema = v.object({ key: wire.text(), refundNum: wire.count(), price: wire.decimal() })
/** The refunds of a day, or for one reason. */
export type RefundSum = v.InferOutput<typeof refundSumSchema>

/** What was sold and refunded of a category, without freight [proposed]. */
export const categoryRefundsSchema = v.object({
  categoryId: wire.id(),
  categoryName: wire.text(),
  price: wire.decimal(),
  refundPrice: wire.decimal(),
})
/** What was sold and refunded of a category. */
export type CategoryRefunds = v.InferOutput<typeof categoryRefundsSchema>

/** A refund behind a figure: what was refunded, and `price`, what it adds to the figure [proposed]. */
export const refundRecordSchema = v.object({
  refundSn: wire.id(),
  orderSn: wire.text(),
  memberName: wire.text(),
  name: wire.text(),
  reason: wire.text(),
  serviceType: wire.code(),
  refundTime: wire.time(),
  finalPrice: wire.decimal(),
  /** The freight in it [proposed]. */
  freightPrice: wire.decimal(),
  price: wire.decimal(),
})

/** The visits of a day: pages seen, and distinct visitors. */
export const dayVisitsSchema = v.object({ date: wire.time(), pvNum: wire.count(), uvNum: wire.count() })
/** The visits of a day. */
export type DayVisits = v.InferOutput<typeof dayVisitsSchema>

/** The steps of supplied material: each is counted at its own time. */
export const SUPPLY_STEPS = ['delivered', 'accepted', 'settled', 'paid'] as const
/** A step of supplied material. */
export type SupplyStep = (typeof SUPPLY_STEPS)[number]
/** What supplied material is grouped by. */
export type SupplyGroup = 'project' | 'material' | 'month'

/** Money and quantities of supplied material by project, material or month; quantities only by material, in `unit`. */
export const supplySchema = v.object({
  key: wire.text(),
  name: wire.text(),
  unit: wire.text(),
  delivered: wire.decimal(),
  accepted: wire.decimal(),
  settled: wire.decimal(),
  paid: wire.decimal(),
  deliveredQuantity: wire.decimal(),
  acceptedQuantity: wire.decimal(),
  settledQuantity: wire.decimal(),
})
/** Money and quantities of supplied material. */
export type Supply = v.InferOutput<typeof supplySchema>

/** A document behind a figure of supplied material; `price` is what it adds. */
export const supplyRecordSchema = v.object({
  id: wire.id(),
  sn: wire.text(),
  step: wire.code<SupplyStep>(),
  date: wire.time(),
  projectName: wire.text(),
  materialName: wire.text(),
  price: wire.decimal(),
})

/**
 * Weighed loads of a driver, vehicle, material or buyer in one unit: what the notes say, what the site accepted less or
 * more.
 */
export const deviationSchema = v.object({
  key: wire.text(),
  name: wire.text(),
  unit: wire.text(),
  noteNum: wire.count(),
  quantity: wire.decimal(),
  deviation: wire.decimal(),
  /** Loads beyond the tolerance of their contract. */
  overNum: wire.count(),
  /** What the deviation is worth at the prices of the notes, yuan with tax; a server may omit it. */
  amount: v.optional(wire.decimal()),
})
/** What deviations are grouped by. */
export const LOAD_GROUPS = ['driver', 'car', 'material', 'payer'] as const
export type LoadGroup = (typeof LOAD_GROUPS)[number]
export type Deviation = v.InferOutput<typeof deviationSchema>

/** A weighed load behind a figure. */
export const loadRecordSchema = v.object({
  id: wire.id(),
  deliverSn: wire.text(),
  acceptTime: wire.time(),
  projectName: wire.text(),
  materialName: wire.text(),
  unit: wire.text(),
  driverName: wire.text(),
  carNo: wire.text(),
  quantity: wire.decimal(),
  deviation: wire.decimal(),
  /** Whether any of its lines is out of tolerance; a server may omit it. */
  isOver: v.optional(wire.optionalFlag()),
  /** The buyer's company, and what the deviation is worth; a server may omit both. */
  companyName: v.optional(wire.text()),
  amount: v.optional(wire.decimal()),
})

/**
 * Paid settlements: their number and amount, and sums of amount times days from delivery and from settlement to
 * payment. Averages weigh by amount.
 */
export const paymentSchema = v.object({
  key: wire.text(),
  name: wire.text(),
  sheetNum: wire.count(),
  price: wire.decimal(),
  deliverWeight: wire.decimal(),
  settleWeight: wire.decimal(),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** The bills of a period by their day of creation; voided ones count in none but their own number. */
export const billOverviewSchema = v.object({
  billNum: wire.count(),
  outNum: wire.count(),
  storeAuditNum: wire.count(),
  rejectionNum: wire.count(),
  completeNum: wire.count(),
  totalPrice: wire.decimal(),
  settledPrice: wire.decimal(),
  unsettledPrice: wire.decimal(),
})
/** The bills of a period. */
export type BillOverview = v.InferOutput<typeof billOverviewSchema>

/** What the bills of a period hold of a company, a category, or of both; refunds count negative. */
export const billShareSchema = v.object({
  companyId: wire.text(),
  companyName: wire.text(),
  categoryId: wire.text(),
  categoryName: wire.text(),
  num: wire.count(),
  price: wire.decimal(),
})
/** A share of the bills of a period. */
export type BillShare = v.InferOutput<typeof billShareSchema>

/** A bill behind a figure; `price` is what it adds. */
export const billRecordSchema = v.object({
  id: wire.id(),
  sn: wire.text(),
  billStatus: wire.code(),
  createTime: wire.time(),
  billPrice: wire.decimal(),
  price: wire.decimal(),
})
