import { MAX_WAYBILL } from '#domain/cell/numberRules'
import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { orderInputRules } from '#features/mall/order/model/input'
import { receiptStatuses } from '#features/mall/sale/model/invoice'
import { transportTable } from '#features/procurement/transport/model/table'
import { deliverStatuses, orderStatuses, payStatuses } from './model'

const promotionTypes: StatusTable = {
  NORMAL: { label: '普通订单', color: 'default' },
  PINTUAN: { label: '拼团订单', color: 'processing' },
  GIFT: { label: '赠品订单', color: 'processing' },
  POINTS: { label: '积分订单', color: 'processing' },
  KANJIA: { label: '砍价订单', color: 'processing' },
}

const clientTypes: StatusTable = {
  PC: { label: 'PC端', color: 'default' },
  H5: { label: '移动端', color: 'default' },
  WECHAT_MP: { label: '小程序端', color: 'default' },
  APP: { label: '移动应用端', color: 'default' },
  UNKNOWN: { label: '未知', color: 'default' },
}

const paymentMethods: StatusTable = {
  WECHAT: { label: '微信支付', color: 'default' },
  ALIPAY: { label: '支付宝', color: 'default' },
  UNIONPAY: { label: '云闪付', color: 'default' },
  WALLET: { label: '余额支付', color: 'default' },
  BANK_TRANSFER: { label: '线下转账', color: 'default' },
}

const deliveryMethods: StatusTable = {
  LOGISTICS: { label: '物流', color: 'default' },
  LOCAL_TOWN_DELIVERY: { label: '同城配送', color: 'default' },
  SELF_PICK_UP: { label: '自提', color: 'default' },
  VIRTUAL: { label: '虚拟发货', color: 'default' },
}

/** Tab order: the life cycle of an order. */
const STATUS_ORDER = [
  'UNPAID',
  'PAID',
  'UNDELIVERED',
  'PARTS_DELIVERED',
  'DELIVERED',
  'TAKE',
  'STAY_PICKED_UP',
  'COMPLETED',
  'CANCELLED',
] as const

/** The fields of an order of the mall. */
export const orderFields = {
  keywords: field('text', '关键字', { width: 200 }),
  sn: field('text', '订单号', { width: 268, copy: true }),
  orderSn: field('text', '订单编号', { width: 200 }),
  buyerName: field('text', '会员名称'),
  shipName: field('text', orderInputRules.consigneeName.label),
  goodsName: field('text', '商品名称'),
  orderStatus: field('status', '订单状态', { table: orderStatuses, order: STATUS_ORDER, width: 96 }),
  payStatus: field('status', '付款状态', { table: payStatuses }),
  deliverStatus: field('status', '发货状态', { table: deliverStatuses }),
  orderPromotionType: field('status', '订单类型', { table: promotionTypes, order: Object.keys(promotionTypes) }),
  clientType: field('status', '订单来源', { table: clientTypes, order: Object.keys(clientTypes), width: 100 }),
  paymentMethod: field('status', '支付方式', { table: paymentMethods, order: Object.keys(paymentMethods), width: 100 }),
  deliveryMethod: field('status', '配送方式', {
    table: deliveryMethods,
    order: Object.keys(deliveryMethods),
    columnNeeds: 'listColumns',
  }),
  createRange: field('dateRange', '下单时间', { range: ['startDate', 'endDate'] }),
  createTime: field('time', '下单时间'),
  paymentTime: field('time', '付款时间'),
  logisticsTime: field('time', '发货时间'),
  completeTime: field('time', '完成时间'),
  memberName: field('text', '买家', { width: 120 }),
  memberId: field('text', '会员ID', { width: 180, copy: true }),
  flowPrice: field('money', '订单金额（元）', { width: 130 }),
  /** The amount under a header that leaves room for product and receiver at 1200 px. */
  amount: field('money', '金额（元）', { width: 130 }),
  /** Whether the amount is paid or due, for a workbook. */
  amountWord: field('text', '应付/实付', { width: 90 }),
  orderItems: field('text', '商品', { width: 164 }),
  goodsNum: field('integer', '商品数量'),
  consigneeName: typedField('text', orderInputRules.consigneeName, { width: 96, columnNeeds: 'listColumns' }),
  consigneeMobile: typedField('phone', orderInputRules.consigneeMobile, { width: 150, columnNeeds: 'listColumns' }),
  consigneeAddressPath: field('text', '所在地区', { isRequired: true }),
  consigneeDetail: typedField('text', orderInputRules.consigneeDetail, { width: 200 }),
  /** Where an order goes: an address or a pick-up point. */
  place: field('text', '收货地址', { width: 200, columnNeeds: 'listColumns' }),
  remark: field('text', '买家留言', { width: 180, columnNeeds: 'listColumns' }),
  sellerRemark: typedField('text', orderInputRules.sellerRemark, { width: 160 }),
  goodsPrice: field('money', '商品总额（元）'),
  freightPrice: field('money', '运费（元）'),
  discountPrice: field('money', '优惠金额（元）'),
  couponPrice: field('money', '优惠券金额（元）'),
  updatePrice: field('money', '改价（元）'),
  refundPrice: field('money', '已退款（元）'),
  cancelReason: field('text', '关闭原因'),
  logisticsNo: field('text', '物流单号', { width: 200, copy: true, columnNeeds: 'listColumns' }),
  waybill: field('text', '电子面单'),
  tradeSn: field('text', '交易号', { width: 200, copy: true }),
  verificationCode: field('text', orderInputRules.code.label),
  storeAddressPath: field('text', '自提点'),
  storeAddressMobile: field('phone', '自提点电话'),
} as const

/** The fields of a line. */
export const orderItemFields = {
  goodsName: field('text', '商品', { width: 320 }),
  promotionType: field('text', '优惠', { width: 110 }),
  unitPrice: field('money', '单价（元）', { width: 110 }),
  goodsUnit: field('text', '单位', { width: 60 }),
  num: field('integer', '数量'),
  deliverNumber: field('integer', '已发数量', { width: 90 }),
  returnGoodsNumber: field('integer', '售后数量', { width: 90 }),
  subTotal: field('money', '小计（元）', { width: 120 }),
  flowPrice: field('money', '金额（元）', { width: 120 }),
} as const

/** The fields of an invoice asked for with the order. */
export const orderReceiptFields = {
  receiptTitle: field('text', '发票抬头', { copy: true }),
  taxpayerId: field('text', '纳税人识别号', { copy: true }),
  receiptContent: field('text', '发票内容'),
  receiptPrice: field('money', '发票金额（元）'),
  receiptStatus: field('status', '开票状态', { table: receiptStatuses }),
  refundPrice: field('money', '已扣除退款（元）'),
  over: field('text', '开票后退款'),
  invoiceNo: field('text', '发票号码', { copy: true }),
  invoiceTime: field('time', '开票时间'),
  file: field('text', '发票文件'),
} as const

/** The price of an order, as it is changed. */
export const orderPriceFields = { orderPrice: field('money', '订单金额（元）', { isRequired: true }) } as const

/** Inputs of the actions on an order. */
export const orderInputFields = {
  sellerRemark: typedField('text', orderInputRules.sellerRemark),
  reason: typedField('text', orderInputRules.reason),
  code: typedField('text', orderInputRules.code),
} as const

/** The fields of a parcel. */
export const parcelFields = {
  way: field('text', '发货方式'),
  logisticsId: field('text', '物流公司', { isRequired: true }),
  logisticsNo: field('text', '物流单号', { maxLength: MAX_WAYBILL, isRequired: true }),
  num: field('integer', '本次发货', { maxLength: 9 }),
  driverName: transportTable.driverName.field,
  driverPhone: transportTable.driverPhone.field,
  carNo: transportTable.carNo.field,
} as const

/** The fields of an address. */
export const consigneeFields = {
  consigneeName: typedField('text', orderInputRules.consigneeName),
  consigneeMobile: typedField('phone', orderInputRules.consigneeMobile),
  region: field('text', '所在地区', { isRequired: true }),
  consigneeDetail: typedField('text', orderInputRules.consigneeDetail),
} as const

const VIRTUAL_ORDER = ['UNPAID', 'PAID', 'TAKE', 'COMPLETED', 'CANCELLED'] as const

/** The fields of an order of a service: it has fewer statuses. */
export const virtualOrderFields = {
  ...orderFields,
  orderStatus: { ...orderFields.orderStatus, order: VIRTUAL_ORDER },
} as const
