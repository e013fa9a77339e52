import { field } from '#domain/field'
import { invoiceStatus, payStatus } from './model'

/** The fields of an order of platform services, and its filters. */
export const platformOrderFields = {
  orderSn: field('text', '订单编号', { width: 180, maxLength: 40, copy: true }),
  featureName: field('text', '服务名称', { width: 150 }),
  payStatus: field('status', '支付状态', { table: payStatus.table, width: 124 }),
  duration: field('integer', '购买时长（月）', { width: 136 }),
  quantity: field('integer', '购买数量', { width: 90 }),
  price: field('money', '单价（元）'),
  amount: field('money', '金额（元）', { width: 120 }),
  payType: field('dict', '支付方式', { dictCode: 'pay_type', width: 120 }),
  payTime: field('time', '付款时间'),
  createTime: field('time', '下单时间'),
  createTimeRange: field('dateRange', '下单时间', { range: ['startTime', 'endTime'] }),
  createUserName: field('text', '下单人', { width: 96 }),
  clientType: field('dict', '下单客户端', { dictCode: 'client_type' }),
  expireTime: field('time', '付款截止时间'),
  serviceStart: field('date', '服务开始日期', { width: 116 }),
  serviceEnd: field('date', '服务到期日期', { width: 116 }),
} as const

/** The inputs of a new order. */
export const newOrderFields = {
  duration: field('integer', '购买时长', { isRequired: true }),
  quantity: { ...platformOrderFields.quantity, isRequired: true },
  payType: { ...platformOrderFields.payType, isRequired: true },
} as const

/** The fields of a payment attempt. */
export const paymentFields = {
  paySn: field('text', '支付流水号', { width: 190, copy: true }),
  payType: platformOrderFields.payType,
  payStatus: platformOrderFields.payStatus,
  amount: platformOrderFields.amount,
  createTime: field('time', '发起时间'),
  payTime: platformOrderFields.payTime,
  failReason: field('text', '失败原因', { width: 200 }),
} as const

/** The fields of an order's invoice. */
export const invoiceFields = {
  status: field('status', '发票状态', { table: invoiceStatus.table }),
  title: field('text', '发票抬头'),
  taxNo: field('text', '纳税人识别号', { copy: true }),
  invoiceNo: field('text', '发票号码', { copy: true }),
  amount: field('money', '开票金额（元）'),
  issueTime: field('time', '开票时间'),
  url: field('text', '电子发票'),
} as const
