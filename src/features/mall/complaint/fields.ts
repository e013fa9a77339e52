import { field, typedField } from '#domain/field'
import { complainStatuses, complaintRules } from './model'

const ANSWERS = [
  '已与买家电话沟通，协商处理',
  '商品已按约定时间发出，物流信息可查',
  '商品出厂合格，附检验报告',
  '同意补发或退款，请买家确认',
]

/** Tab order: the life cycle of a complaint. */
const STATUS_ORDER = ['NEW', 'WAIT_APPEAL', 'COMMUNICATION', 'WAIT_ARBITRATION', 'COMPLETE', 'CANCEL'] as const

/** The fields of a complaint. */
export const complaintFields = {
  complainTopic: field('text', '投诉主题', { width: 180 }),
  content: field('text', '投诉内容'),
  images: field('text', '投诉凭证'),
  /** The list query filters by `status`, although records send `complainStatus`. */
  status: field('status', '投诉状态', { table: complainStatuses, order: STATUS_ORDER, width: 100 }),
  complainStatus: field('status', '投诉状态', { table: complainStatuses, order: STATUS_ORDER, width: 100 }),
  due: field('text', '处理时限', { width: 110 }),
  orderSn: field('text', '订单编号', { width: 250, opens: { screen: 'order-detail', by: 'sn' } }),
  goodsName: field('text', '商品', { width: 280 }),
  memberName: field('text', '会员名称', { width: 130 }),
  createTime: field('time', '投诉时间'),
  orderTime: field('time', '下单时间'),
  orderPrice: field('money', '订单金额（元）', { width: 130 }),
  goodsPrice: field('money', '单价（元）', { width: 110 }),
  num: field('integer', '数量'),
  consigneeName: field('text', '收货人'),
  consigneeMobile: field('phone', '联系电话'),
  consigneeAddressPath: field('text', '收货地址'),
  appealTime: field('time', '申诉时间'),
  appealContent: typedField('text', complaintRules.appealContent, { phrases: ANSWERS }),
  appealImages: field('text', '申诉凭证'),
  arbitrationResult: field('text', '仲裁意见'),
} as const

/** Inputs of the actions on a complaint. */
export const complaintAskFields = {
  content: typedField('text', complaintRules.content, { phrases: ANSWERS }),
} as const
