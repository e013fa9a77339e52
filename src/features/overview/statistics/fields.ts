import { field } from '#domain/field'

/** The fields of figures over the orders of a shop. */
export const salesFields = {
  createTime: field('text', '日期', { width: 120 }),
  orderNum: field('integer', '付款笔数', { width: 110 }),
  price: field('money', '付款金额（元）', { width: 140 }),
  projectName: field('text', '项目', { width: 260 }),
  categoryName: field('text', '商品分类', { width: 200 }),
  goodsName: field('text', '商品', { width: 320 }),
  num: field('quantity', '销售数量', { width: 110 }),
  /** What the figure above counts of an order. */
  counted: field('money', '计入金额（元）', { width: 130 }),
  soldPrice: field('money', '销售金额（元）', { width: 140 }),
} as const

/** The fields of figures over refunds. */
export const refundFields = {
  key: field('text', '日期', { width: 120 }),
  reason: field('text', '退款原因', { width: 240 }),
  refundNum: field('integer', '退款笔数', { width: 110 }),
  price: field('money', '退款金额（元）', { width: 140 }),
  refundSn: field('text', '售后单号', { width: 270 }),
  name: field('text', '商品', { width: 240 }),
} as const

/** The fields of visits. */
export const visitFields = {
  date: field('text', '日期', { width: 120 }),
  pvNum: field('integer', '浏览量（PV）', { width: 130 }),
  uvNum: field('integer', '访客数（UV）', { width: 130 }),
} as const
