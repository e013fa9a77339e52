import * as v from 'valibot'
import { codeLeaf, countLeaf, decimalLeaf, idLeaf, listLeaf, maybeFlagLeaf, textLeaf, timeLeaf } from '#domain/wire'
import { type Pieces, piecesText } from '#features/mall/sale/model'

/**
 * A month's money, incl. tax: delivered and on no completed settlement yet (month of delivery), settled and not paid
 * (month of settlement), paid (month of payment). Yuan as decimal text; `month` is 'YYYY-MM'. With `isEarlier` the row
 * holds what is still open of that month and all before it, and nothing paid; a server may omit it.
 */
export const monthMoneySchema = v.object({
  month: v.pipe(textLeaf(), v.regex(/^\d{4}-\d{2}$/)),
  unsettled: decimalLeaf(),
  unpaid: decimalLeaf(),
  paid: decimalLeaf(),
  isEarlier: v.optional(maybeFlagLeaf()),
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
export const shopTodaySchema = v.object({ orderNum: countLeaf(), orderPrice: decimalLeaf(), storeUV: countLeaf() })

/** A product that sold, with the number sold and their amount in yuan. */
export const soldGoodsSchema = v.object({
  goodsId: idLeaf(),
  goodsName: textLeaf(),
  /** A picture [proposed]. */
  thumbnail: textLeaf(),
  /** The unit of `num` [proposed]. */
  goodsUnit: textLeaf(),
  num: decimalLeaf(),
  price: decimalLeaf(),
})
/** The most products that the service answers for a period: fewer are all that sold. */
export const MOST_SOLD = 100
/** A product that sold. */
export type SoldGoods = v.InferOutput<typeof soldGoodsSchema>

/** A day's paid orders: their amount, and their number [proposed]. `createTime` is the day. */
export const daySalesSchema = v.object({ createTime: timeLeaf(), orderNum: countLeaf(), price: decimalLeaf() })
/** A day's paid orders. */
export type DaySales = v.InferOutput<typeof daySalesSchema>

/** The orders of a period; amounts in yuan, rates as text with %. */
export const overviewSchema = v.object({
  uvNum: countLeaf(),
  orderNum: countLeaf(),
  orderMemberNum: countLeaf(),
  orderAmount: decimalLeaf(),
  paymentOrderNum: countLeaf(),
  paymentsNum: countLeaf(),
  paymentAmount: decimalLeaf(),
  refundOrderNum: countLeaf(),
  refundOrderPrice: decimalLeaf(),
  orderConversionRate: textLeaf(),
  paymentsConversionRate: textLeaf(),
  overallConversionRate: textLeaf(),
})
/** The orders of a period. */
export type Overview = v.InferOutput<typeof overviewSchema>

/** The paid orders of a project: the company that pays. */
export const projectSalesSchema = v.object({
  projectId: idLeaf(),
  projectName: textLeaf(),
  orderNum: countLeaf(),
  price: decimalLeaf(),
})
/** The paid orders of a project. */
export type ProjectSales = v.InferOutput<typeof projectSalesSchema>

const piecesSchema = v.object({ goodsUnit: textLeaf(), num: countLeaf() })

/** The sold products of a category: their pieces and amount. `num` adds up different units, so it is not shown. */
export const categorySalesSchema = v.object({
  categoryId: idLeaf(),
  categoryName: textLeaf(),
  num: countLeaf(),
  /** The pieces by unit [proposed], read as '11吨；11盒'; '' from others. */
  pieces: v.pipe(
    listLeaf(piecesSchema),
    v.transform((pieces: Pieces[]) => piecesText(pieces)),
  ),
  price: decimalLeaf(),
})
/** The sold products of a category. */
export type CategorySales = v.InferOutput<typeof categorySalesSchema>

/** An order behind a figure; `price` is what it adds to the figure. */
export const orderRecordSchema = v.object({
  sn: idLeaf(),
  memberName: textLeaf(),
  orderStatus: codeLeaf(),
  paymentMethod: codeLeaf(),
  createTime: timeLeaf(),
  paymentTime: timeLeaf(),
  flowPrice: decimalLeaf(),
  price: decimalLeaf(),
})

/** The refunds of a day, or for one reason [proposed]. */
export const refundSumSchema = v.object({ key: textLeaf(), refundNum: countLeaf(), price: decimalLeaf() })
/** The refunds of a day, or for one reason. */
export type RefundSum = v.InferOutput<typeof refundSumSchema>

/** What was sold and refunded of a category, without freight [proposed]. */
export const categoryRefundsSchema = v.object({
  categoryId: idLeaf(),
  categoryName: textLeaf(),
  price: decimalLeaf(),
  refundPrice: decimalLeaf(),
})
/** What was sold and refunded of a category. */
export type CategoryRefunds = v.InferOutput<typeof categoryRefundsSchema>

/** A refund behind a figure: what was refunded, and `price`, what it adds to the figure [proposed]. */
export const refundRecordSchema = v.object({
  refundSn: idLeaf(),
  orderSn: textLeaf(),
  memberName: textLeaf(),
  name: textLeaf(),
  reason: textLeaf(),
  serviceType: codeLeaf(),
  refundTime: timeLeaf(),
  finalPrice: decimalLeaf(),
  /** The freight in it [proposed]. */
  freightPrice: decimalLeaf(),
  price: decimalLeaf(),
})

/** The visits of a day: pages seen, and distinct visitors. */
export const dayVisitsSchema = v.object({ date: timeLeaf(), pvNum: countLeaf(), uvNum: countLeaf() })
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
  key: textLeaf(),
  name: textLeaf(),
  unit: textLeaf(),
  delivered: decimalLeaf(),
  accepted: decimalLeaf(),
  settled: decimalLeaf(),
  paid: decimalLeaf(),
  deliveredQuantity: decimalLeaf(),
  acceptedQuantity: decimalLeaf(),
  settledQuantity: decimalLeaf(),
})
/** Money and quantities of supplied material. */
export type Supply = v.InferOutput<typeof supplySchema>

/** A document behind a figure of supplied material; `price` is what it adds. */
export const supplyRecordSchema = v.object({
  id: idLeaf(),
  sn: textLeaf(),
  step: codeLeaf<SupplyStep>(),
  date: timeLeaf(),
  projectName: textLeaf(),
  materialName: textLeaf(),
  price: decimalLeaf(),
})

/** Weighed loads of a driver, vehicle, material or buyer in one unit: what the notes say, what the site accepted less or more. */
export const deviationSchema = v.object({
  key: textLeaf(),
  name: textLeaf(),
  unit: textLeaf(),
  noteNum: countLeaf(),
  quantity: decimalLeaf(),
  deviation: decimalLeaf(),
  /** Loads beyond the tolerance of their contract. */
  overNum: countLeaf(),
  /** What the deviation is worth at the prices of the notes, yuan with tax; a server may omit it. */
  amount: v.optional(decimalLeaf()),
})
/** What deviations are grouped by. */
export const LOAD_GROUPS = ['driver', 'car', 'material', 'payer'] as const
export type LoadGroup = (typeof LOAD_GROUPS)[number]
export type Deviation = v.InferOutput<typeof deviationSchema>

/** A weighed load behind a figure. */
export const loadRecordSchema = v.object({
  id: idLeaf(),
  deliverSn: textLeaf(),
  acceptTime: timeLeaf(),
  projectName: textLeaf(),
  materialName: textLeaf(),
  unit: textLeaf(),
  driverName: textLeaf(),
  carNo: textLeaf(),
  quantity: decimalLeaf(),
  deviation: decimalLeaf(),
  /** Whether any of its lines is out of tolerance; a server may omit it. */
  isOver: v.optional(maybeFlagLeaf()),
  /** The buyer's company, and what the deviation is worth; a server may omit both. */
  companyName: v.optional(textLeaf()),
  amount: v.optional(decimalLeaf()),
})

/**
 * Paid settlements: their number and amount, and sums of amount times days from delivery and from settlement to
 * payment. Averages weigh by amount.
 */
export const paymentSchema = v.object({
  key: textLeaf(),
  name: textLeaf(),
  sheetNum: countLeaf(),
  price: decimalLeaf(),
  deliverWeight: decimalLeaf(),
  settleWeight: decimalLeaf(),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** The bills of a period by their day of creation; voided ones count in none but their own number. */
export const billOverviewSchema = v.object({
  billNum: countLeaf(),
  outNum: countLeaf(),
  storeAuditNum: countLeaf(),
  rejectionNum: countLeaf(),
  completeNum: countLeaf(),
  totalPrice: decimalLeaf(),
  settledPrice: decimalLeaf(),
  unsettledPrice: decimalLeaf(),
})
/** The bills of a period. */
export type BillOverview = v.InferOutput<typeof billOverviewSchema>

/** What the bills of a period hold of a company, a category, or of both; refunds count negative. */
export const billShareSchema = v.object({
  companyId: textLeaf(),
  companyName: textLeaf(),
  categoryId: textLeaf(),
  categoryName: textLeaf(),
  num: countLeaf(),
  price: decimalLeaf(),
})
/** A share of the bills of a period. */
export type BillShare = v.InferOutput<typeof billShareSchema>

/** A bill behind a figure; `price` is what it adds. */
export const billRecordSchema = v.object({
  id: idLeaf(),
  sn: textLeaf(),
  billStatus: codeLeaf(),
  createTime: timeLeaf(),
  billPrice: decimalLeaf(),
  price: decimalLeaf(),
})
