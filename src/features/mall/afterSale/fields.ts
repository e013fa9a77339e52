import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { MAX_REMARK, serviceStatuses } from './model'

const serviceTypes: StatusTable = {
  RETURN_MONEY: { label: '仅退款', color: 'default' },
  RETURN_GOODS: { label: '退货退款', color: 'processing' },
}

const refundWays: StatusTable = {
  ORIGINAL: { label: '原路退回', color: 'default' },
  OFFLINE: { label: '线下打款', color: 'warning' },
}

/** The way the order was paid, by its code; a lilishop's own description of the member has other spellings. */
const accountTypes: StatusTable = {
  ALIPAY: { label: '支付宝', color: 'default' },
  WECHAT: { label: '微信', color: 'default' },
  WECHATPAY: { label: '微信', color: 'default' },
  UNIONPAY: { label: '云闪付', color: 'default' },
  WALLET: { label: '余额', color: 'default' },
  MEMBERWALLET: { label: '余额', color: 'default' },
  BANK_TRANSFER: { label: '银行转账', color: 'default' },
  BANKTRANSFER: { label: '银行转账', color: 'default' },
}

/** Tab order: the life cycle of a claim, then the ways it may end early. */
const STATUS_ORDER = [
  'APPLY',
  'PASS',
  'BUYER_RETURN',
  'WAIT_REFUND',
  'COMPLETE',
  'REFUSE',
  'SELLER_TERMINATION',
  'BUYER_CANCEL',
] as const

/** The fields of a claim. */
export const afterSaleFields = {
  keywords: field('text', '关键字', { width: 200 }),
  sn: field('text', '售后单号', { width: 270, copy: true }),
  orderSn: field('text', '订单编号', { width: 250, opens: { screen: 'order-detail', by: 'sn' } }),
  goodsName: field('text', '商品', { width: 280 }),
  memberName: field('text', '会员名称', { width: 130 }),
  memberId: field('text', '会员ID', { width: 180, copy: true }),
  serviceType: field('status', '售后类型', { table: serviceTypes, order: Object.keys(serviceTypes), width: 100 }),
  serviceStatus: field('status', '售后状态', { table: serviceStatuses, order: STATUS_ORDER, width: 120 }),
  due: field('text', '处理时限', { width: 110 }),
  createRange: field('dateRange', '申请时间', { range: ['startDate', 'endDate'] }),
  createTime: field('time', '申请时间'),
  num: field('integer', '数量'),
  flowPrice: field('money', '实付金额（元）', { width: 130 }),
  freightPrice: field('money', '其中运费（元）', { width: 120 }),
  applyRefundPrice: field('money', '申请退款（元）', { width: 130 }),
  actualRefundPrice: field('money', '实际退款（元）', { width: 130 }),
  agreedRefundPrice: field('money', '同意退款（元）', { width: 130 }),
  refundPoint: field('integer', '退还积分'),
  reason: field('text', '申请原因', { width: 160 }),
  problemDesc: field('text', '问题描述'),
  afterSaleImage: field('text', '凭证'),
  auditRemark: field('text', '商家备注', { width: 180 }),
  refundWay: field('status', '退款方式', { table: refundWays, order: Object.keys(refundWays), width: 100 }),
  refundTime: field('time', '退款时间'),
  accountType: field('status', '收款方式', { table: accountTypes }),
  bankDepositName: field('text', '银行开户行'),
  bankAccountName: field('text', '银行开户名'),
  bankAccountNumber: field('text', '银行卡号'),
  mlogisticsName: field('text', '物流公司'),
  mlogisticsNo: field('text', '物流单号', { copy: true }),
  mdeliverTime: field('date', '寄出时间'),
  restockedNum: field('integer', '已加回库存'),
} as const

const REFUND_ORDER = ['APPLY', 'WAIT_REFUND', 'COMPLETE', 'REFUSE', 'BUYER_CANCEL'] as const

/** The fields of a claim for a refund only: it has fewer statuses. */
export const refundFields = {
  ...afterSaleFields,
  sn: { ...afterSaleFields.sn, label: '退款编号' },
  serviceStatus: { ...afterSaleFields.serviceStatus, order: REFUND_ORDER },
} as const

/** Inputs of the actions on a claim. */
export const afterSaleAskFields = {
  remark: field('text', '拒绝原因', {
    maxLength: MAX_REMARK,
    isMultiline: true,
    isRequired: true,
    phrases: [
      '商品已使用，影响二次销售',
      '超过退换期限',
      '商品与描述一致，无质量问题',
      '凭证不清晰，请补充照片后重新申请',
      '退货与申请不符',
    ],
  }),
} as const

/** Pieces of a claim that go back to stock. */
export const restockFields = { restockNum: field('integer', '加回库存数量', { isRequired: true }) } as const

/** The fields of an approval. */
export const approvalFields = {
  actualRefundPrice: field('money', '实际退款金额（元）', { isRequired: true }),
  returnAddress: field('text', '退货地址', { isRequired: true }),
  remark: field('text', '备注信息', {
    maxLength: MAX_REMARK,
    isMultiline: true,
    isRequired: true,
    phrases: ['情况属实，同意退款', '已与买家协商一致', '商品缺货，款项退回'],
  }),
} as const

/** The same where goods are returned first. */
export const returnApprovalFields = {
  ...approvalFields,
  remark: {
    ...approvalFields.remark,
    phrases: ['同意退货，请保持商品和包装完好', '请按退货地址寄回，并填写物流单号', '已与买家协商一致'],
  },
} as const
