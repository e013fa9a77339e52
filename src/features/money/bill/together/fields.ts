import { field } from '#domain/field'
import { billFields } from '#features/money/bill/fields'
import { billFigureLabel } from '#features/money/bill/flow/model'

const amount = { width: 100 } as const

/** The columns of bills that are looked at as one; those of the figures add up to the price. */
export const togetherFields = {
  sn: field('text', billFields.sn.label, { width: 190 }),
  storeName: field('text', billFields.storeName.label, { width: 150 }),
  startTime: field('date', '起始日期', { width: 100 }),
  endTime: field('date', '截止日期', { width: 100 }),
  billStatus: field('status', billFields.billStatus.label, { table: billFields.billStatus.table, width: 80 }),
  orderNum: field('integer', billFields.orderNum.label, { width: 64 }),
  orderPrice: field('money', billFigureLabel('orderPrice'), amount),
  refundPrice: field('money', billFigureLabel('refundPrice'), amount),
  commissionPrice: field('money', billFigureLabel('commissionPrice'), amount),
  others: field('money', '其他增减', amount),
  billPrice: field('money', '结算金额', amount),
  payPrice: field('money', '实付金额', amount),
  payDifference: field('money', '差额', { width: 80 }),
} as const

/** The columns on screen: the range stands under the number, the shop where there are several. */
export const ON_SCREEN = [
  'sn',
  'billStatus',
  'orderNum',
  'orderPrice',
  'refundPrice',
  'commissionPrice',
  'others',
  'billPrice',
  'payPrice',
  'payDifference',
] as const
