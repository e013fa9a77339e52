import { field } from '#domain/field'
import { distributionOrderStatuses } from './model'

/** The fields of a SKU that distributors sell. */
export const distributionGoodsFields = {
  goodsName: field('text', '商品名称', { width: 240 }),
  price: field('money', '商品价格（元）', { width: 130 }),
  commission: field('money', '佣金（元）', { width: 120, isRequired: true }),
  rate: field('percent', '佣金比例', { width: 100 }),
  quantity: field('integer', '库存', { width: 88 }),
  sn: field('text', '货号', { width: 130, copy: true, columnNeeds: 'listColumns' }),
  createTime: field('time', '添加时间'),
} as const

/** The fields of a line that a distributor brought. */
export const distributionOrderFields = {
  orderSn: field('text', '订单编号', { width: 268, copy: true }),
  distributionOrderStatus: field('status', '状态', {
    table: distributionOrderStatuses,
    order: Object.keys(distributionOrderStatuses),
    width: 90,
  }),
  goodsName: field('text', '商品', { width: 180 }),
  distributionName: field('text', '分销员', { width: 110 }),
  memberName: field('text', '买家', { width: 130 }),
  num: field('integer', '数量', { width: 72 }),
  refundNum: field('integer', '退货数量', { width: 84 }),
  rebate: field('money', '佣金（元）', { width: 100 }),
  sellBackRebate: field('money', '退还（元）', { width: 100 }),
  netRebate: field('money', '净佣金（元）', { width: 110 }),
  settleCycle: field('date', '解冻日期（T+1）', { width: 120 }),
  createRange: field('dateRange', '付款时间', { range: ['startTime', 'endTime'] }),
  createTime: field('time', '付款时间'),
} as const
