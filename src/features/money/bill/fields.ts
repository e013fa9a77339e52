import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { flowTerms } from '#features/mall/sale/model/flow'
import { flowTypes } from '#features/money/bill/flow/model'
import { billSides, billStatuses, differenceKinds, MAX_REMARK } from './model'

const ORDER = ['OUT', 'STORE_AUDIT', 'REJECTION', 'COMPLETE', 'CANCEL'] as const

const payChecks: StatusTable = {
  true: { label: '有差额', color: 'error' },
  false: { label: '相符', color: 'success' },
}

/** The fields of a bill, and its filters. */
export const billFields = {
  sn: field('text', '结算单号', { width: 250, copy: true, maxLength: 40 }),
  billStatus: field('status', '状态', { table: billStatuses, order: [...ORDER], width: 100 }),
  billPrice: field('money', '结算金额（元）', { width: 140 }),
  period: field('text', '结算时间段', { width: 210 }),
  periodRange: field('dateRange', '结算起始日期', { range: ['startTime', 'endTime'] }),
  orderNum: field('integer', '订单数', { width: 90, columnNeeds: 'listColumns' }),
  createdBy: field('status', '出账方', {
    table: billSides,
    order: ['PLATFORM', 'STORE'],
    width: 90,
    filterNeeds: 'listFilters',
  }),
  createTime: field('date', '生成日期', { width: 116 }),
  createTimeRange: field('dateRange', '生成日期', { range: ['startDate', 'endDate'] }),
  storeName: field('text', '店铺名称', { width: 200 }),
  auditRemark: field('text', '退回原因', { width: 220, maxLength: MAX_REMARK, columnNeeds: 'listColumns' }),
  remark: field('text', '备注', { width: 180, maxLength: MAX_REMARK, columnNeeds: 'listColumns' }),
  payTime: field('time', '付款时间', { columnNeeds: 'listColumns' }),
  payPrice: field('money', '实付金额（元）', { width: 140 }),
  payDifference: field('money', '差额（元）', { width: 120 }),
  payRemark: field('text', '差额原因', { width: 260 }),
  hasPayDifference: field('status', '到账', { table: payChecks, order: ['true', 'false'], width: 100 }),
  payRange: field('dateRange', '付款时间', { range: ['payStart', 'payEnd'] }),
  transactionId: field('text', '银行流水号', { width: 190, copy: true }),
  bankAccountName: field('text', '银行开户名'),
  bankAccountNumber: field('text', '银行账号'),
  bankName: field('text', '开户行支行名称'),
  bankCode: field('text', '支行联行号', { copy: true }),
} as const

/** Those of a lilishop, whose bills have fewer statuses. */
export const shopBillFields = {
  ...billFields,
  billStatus: { ...billFields.billStatus, order: ['OUT', 'CHECK', 'COMPLETE'] },
} as const

/** What an action on a bill asks. */
export const billReasonFields = {
  reason: field('text', '原因', { maxLength: MAX_REMARK, isRequired: true }),
} as const

/** The fields of a payment or refund in a bill. */
export const flowFields = {
  createTime: field('time', '时间'),
  flowType: field('status', '类型', { table: flowTypes, width: 80 }),
  orderSn: field('text', '订单编号', { width: 230, opens: { screen: 'order-detail', by: 'sn' } }),
  goodsName: field('text', '商品', { width: 150 }),
  num: field('text', '数量', { width: 80 }),
  finalPrice: field('money', flowTerms[0].label, { width: 104 }),
  subsidy: field('money', flowTerms[1].label, { width: 76 }),
  commissionPrice: field('money', flowTerms[2].label, { width: 96 }),
  distributionRebate: field('money', flowTerms[3].label, { width: 84 }),
  billPrice: field('money', '结算金额', { width: 104 }),
} as const

/** The fields of an order in a bill, or of one that a bill can take, and its filters. */
export const billOrderFields = {
  orderSn: field('text', '订单编号', { width: 240, maxLength: 40, opens: { screen: 'order-detail', by: 'sn' } }),
  hasClaim: field('bool', '售后处理中', { width: 100 }),
  goodsName: field('text', '商品', { width: 200, maxLength: 60 }),
  flowPrice: field('money', '用户实付（元）', { width: 124 }),
  refundPrice: field('money', '已退款（元）', { width: 120 }),
  billPrice: field('money', '结算金额（元）', { width: 124 }),
  memberName: field('text', '买家', { width: 140, maxLength: 60 }),
  createTime: field('time', '下单时间'),
  completeTime: field('time', '完成时间'),
  completeRange: field('dateRange', '完成时间', { range: ['startTime', 'endTime'] }),
} as const

/** The fields of the log of a bill. */
export const billLogFields = {
  createTime: field('time', '时间'),
  operatorName: field('text', '操作人', { width: 120 }),
  operatorType: field('status', '所属方', { table: billSides, width: 90 }),
  action: field('text', '操作', { width: 110 }),
  toStatus: field('status', '操作后状态', { table: billStatuses, width: 110 }),
  billPrice: billFields.billPrice,
  message: field('text', '说明', { width: 280 }),
} as const

/** The fields of an order that needs a look. */
export const differenceFields = {
  orderSn: billOrderFields.orderSn,
  kind: field('status', '差异', { table: differenceKinds, width: 100 }),
  completeTime: field('time', '完成时间'),
  memberName: field('text', '买家', { width: 130 }),
  shopPrice: field('money', '店铺应结（元）', { width: 130 }),
  heldPrice: field('money', '已入账（元）', { width: 130 }),
  difference: field('money', '差额（元）', { width: 120 }),
  billSns: field('text', '所在结算单', { width: 170 }),
  message: field('text', '询问与答复', { width: 200 }),
} as const

/** What a question to the platform asks. */
export const askFields = {
  message: field('text', '说明', { maxLength: MAX_REMARK, isRequired: true }),
} as const
