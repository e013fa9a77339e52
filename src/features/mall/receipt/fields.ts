import { field, typedField } from '#domain/field'
import { orderStatuses } from '#features/mall/order/model'
import { receiptRules, receiptStatuses } from './model'

/** The fields of an invoice that a buyer asked for. */
export const receiptFields = {
  orderSn: field('text', '订单编号', { width: 250, opens: { screen: 'order-detail', by: 'sn' } }),
  receiptTitle: field('text', '发票抬头', { width: 220, copy: true }),
  receiptStatus: field('status', '开票状态', { table: receiptStatuses, order: ['0', '1'], width: 100 }),
  block: field('text', '开票条件', { width: 210 }),
  issuable: field('bool', '可以开票'),
  orderStatus: field('status', '订单状态', { table: orderStatuses, width: 100 }),
  receiptPrice: field('money', '发票金额（元）', { width: 130 }),
  refundPrice: field('money', '已扣除退款（元）', { width: 140 }),
  taxpayerId: field('text', '纳税人识别号', { width: 190, copy: true }),
  receiptContent: field('text', '发票内容', { width: 140 }),
  memberName: field('text', '会员名称', { width: 130 }),
  createTime: field('time', '申请时间'),
  invoiceNo: typedField('text', receiptRules.invoiceNo, { width: 190, copy: true, maxLength: 20 }),
  invoiceTime: field('time', '开票时间'),
  file: field('text', '发票文件'),
} as const
