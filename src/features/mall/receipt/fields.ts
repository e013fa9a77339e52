import { field, typedField } from '#domain/field'
import { orderStatuses } from '#features/mall/order/model'
import { receiptStatuses } from '#features/mall/sale/model/invoice'
import { receiptRules } from './model'

/** The fields of a line to invoice. */
export const invoiceLineFields = {
  goodsName: field('text', '商品', { width: 150 }),
  num: field('text', '数量', { width: 72 }),
  noTax: field('money', '不含税金额', { width: 96 }),
  taxRate: field('percent', '税率', { width: 60 }),
  tax: field('money', '税额', { width: 84 }),
  price: field('money', '价税合计', { width: 96 }),
} as const

/** The fields of an invoice that a buyer asked for. */
export const receiptFields = {
  orderSn: field('text', '订单编号', { width: 250, opens: { screen: 'order-detail', by: 'sn' } }),
  receiptTitle: field('text', '发票抬头', { width: 220, copy: true }),
  receiptStatus: field('status', '开票状态', { table: receiptStatuses, order: ['0', '1'], width: 100 }),
  issue: field('text', '开票说明', { width: 210 }),
  refundedSince: field('bool', '已开票后又退款', { filterNeeds: 'listFilters' }),
  issuable: field('bool', '可以开票', { filterNeeds: 'listFilters' }),
  orderStatus: field('status', '订单状态', { table: orderStatuses, width: 100 }),
  receiptPrice: field('money', '发票金额（元）', { width: 130 }),
  refundPrice: field('money', '已扣除退款（元）', { width: 140, columnNeeds: 'listColumns' }),
  overPrice: field('money', '开票后退款（元）', { width: 140, columnNeeds: 'listColumns' }),
  left: field('money', '新发票金额（元）'),
  formerNo: field('text', '原发票号码'),
  takenBack: field('money', '冲红金额（元）'),
  taxpayerId: field('text', '纳税人识别号', { width: 190, copy: true }),
  receiptContent: field('text', '发票内容', { width: 140 }),
  memberName: field('text', '会员名称', { width: 130 }),
  createTime: field('time', '申请时间'),
  invoiceNo: typedField('text', receiptRules.invoiceNo, {
    width: 190,
    copy: true,
    maxLength: 20,
    columnNeeds: 'invoiceNumbers',
    filterNeeds: 'invoiceNumbers',
  }),
  invoiceTime: field('time', '开票时间', { columnNeeds: 'invoiceNumbers' }),
  file: field('text', '发票文件'),
  redNo: typedField('text', receiptRules.redNo, { width: 190, copy: true, maxLength: 20 }),
  redFile: field('text', '红字发票文件'),
} as const
