import { field } from '#domain/field'

/** The fields of figures over the orders of a shop. */
export const salesFields = {
  createTime: field('text', '日期', { width: 120 }),
  orderNum: field('integer', '付款笔数', { width: 110 }),
  price: field('money', '付款金额（元）', { width: 140 }),
  projectName: field('text', '买家', { width: 260 }),
  categoryName: field('text', '商品分类', { width: 200 }),
  goodsName: field('text', '商品', { width: 320 }),
  goodsUnit: field('text', '计量单位', { width: 90 }),
  num: field('quantity', '销售数量', { width: 110 }),
  pieces: field('text', '销售数量', { width: 160 }),
  /** What the figure above counts of an order. */
  counted: field('money', '计入金额（元）', { width: 130 }),
  soldPrice: field('money', '销售金额（元）', { width: 140 }),
  state: field('text', '销售情况', { width: 100 }),
  stock: field('quantity', '现有库存', { width: 100 }),
  days: field('quantity', '可售天数', { width: 100 }),
  turnover: field('quantity', '周转次数', { width: 90 }),
} as const

/** The fields of figures over refunds. */
export const refundFields = {
  key: field('text', '日期', { width: 120 }),
  reason: field('text', '退款原因', { width: 240 }),
  refundNum: field('integer', '退款笔数', { width: 110 }),
  price: field('money', '退款金额（元）', { width: 140 }),
  categoryName: salesFields.categoryName,
  rate: field('percent', '退款率', { width: 110 }),
  refundSn: field('text', '售后单号', { width: 270 }),
  name: field('text', '商品', { width: 240 }),
} as const

/** The fields of visits. */
export const visitFields = {
  date: field('text', '日期', { width: 120 }),
  pvNum: field('integer', '浏览量（PV）', { width: 130 }),
  uvNum: field('integer', '访客数（UV）', { width: 130 }),
} as const

/** The fields of figures over supplied material. */
export const supplyFields = {
  name: field('text', '项目', { width: 240 }),
  material: field('text', '材料', { width: 200 }),
  month: field('text', '月份', { width: 110 }),
  unit: field('dict', '单位', { dictCode: 'measure_unit', width: 70 }),
  delivered: field('money', '送货金额（元）', { width: 140 }),
  accepted: field('money', '验收金额（元）', { width: 140 }),
  settled: field('money', '结算金额（元）', { width: 140 }),
  paid: field('money', '付款金额（元）', { width: 140 }),
  deliveredQuantity: field('quantity', '送货数量', { width: 120 }),
  acceptedQuantity: field('quantity', '验收数量', { width: 120 }),
  settledQuantity: field('quantity', '结算数量', { width: 120 }),
  sn: field('text', '单号', { width: 220 }),
  date: field('date', '日期', { width: 116 }),
  projectName: field('text', '项目', { width: 240 }),
  materialName: field('text', '材料', { width: 220 }),
  price: field('money', '计入金额（元）', { width: 140 }),
} as const

/** The fields of deviations of weight. */
export const deviationFields = {
  driver: field('text', '司机', { width: 200 }),
  car: field('plate', '车牌号', { width: 140 }),
  unit: supplyFields.unit,
  noteNum: field('integer', '车次', { width: 90 }),
  overNum: field('integer', '超差车次', { width: 100 }),
  quantity: field('quantity', '送货数量', { width: 130 }),
  deviation: field('quantity', '磅差', { width: 110 }),
  rate: field('quantity', '偏差率（‰）', { width: 120 }),
  amount: field('money', '磅差金额（元）', { width: 140 }),
  payer: field('text', '采购单位', { width: 200 }),
  companyName: field('text', '采购单位', { width: 200, maxLength: 60 }),
  deliverSn: field('text', '送货单号', { width: 190, opens: { screen: 'deliverDetail', by: 'deliverSn' } }),
  acceptTime: field('time', '验收时间'),
  projectName: supplyFields.projectName,
  materialName: field('text', '材料', { width: 140, maxLength: 60 }),
  driverName: field('text', '司机', { width: 120, maxLength: 60 }),
  carNo: field('plate', '车牌号', { maxLength: 12 }),
} as const

/** The fields of days until payment. */
export const paymentFields = {
  name: supplyFields.name,
  month: supplyFields.month,
  sheetNum: field('integer', '结算单数', { width: 100 }),
  price: field('money', '付款金额（元）', { width: 150 }),
  deliverDays: field('quantity', '送货到付款（天）', { width: 150 }),
  settleDays: field('quantity', '结算到付款（天）', { width: 150 }),
} as const

/** The fields of what bills hold. */
export const billShareFields = {
  key: field('text', '付款单位', { width: 260 }),
  companyName: field('text', '付款单位', { width: 260 }),
  categoryName: field('text', '商品分类', { width: 200 }),
  num: field('integer', '流水笔数', { width: 110 }),
  price: field('money', '结算金额（元）', { width: 150 }),
  counted: salesFields.counted,
} as const
