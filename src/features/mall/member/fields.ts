import { field } from '#domain/field'
import { memberCouponStatuses } from './model'

/** The fields of a buyer. */
export const memberFields = {
  memberName: field('text', '会员名称', { width: 160 }),
  id: field('text', '会员ID', { width: 180, copy: true }),
  mobile: field('phone', '手机号', { width: 150, maxLength: 11 }),
  createTime: field('time', '注册时间'),
  orderNum: field('integer', '下单数', { width: 84 }),
  paymentOrderNum: field('integer', '付款订单数', { width: 100 }),
  paymentAmount: field('money', '付款金额（元）', { width: 136 }),
  refundAmount: field('money', '退款金额（元）', { width: 130 }),
  lastOrderTime: field('time', '最近下单'),
  lastOrderRange: field('dateRange', '最近下单', { range: ['startTime', 'endTime'] }),
  /** What the member bought: a product, when last, and in how many orders. */
  boughtGoodsId: field('text', '买过的商品'),
  boughtRange: field('dateRange', '最近购买', { range: ['boughtFrom', 'boughtTo'] }),
  boughtBefore: field('date', '最近购买早于'),
  boughtNum: field('integer', '购买次数', { width: 100 }),
  boughtTime: field('time', '最近购买'),
  afterSaleNum: field('integer', '售后次数', { width: 84 }),
  commentNum: field('integer', '评价次数', { width: 84 }),
} as const

/** The fields of a product that a member looked at. */
export const footprintFields = {
  goodsName: field('text', '商品', { width: 320 }),
  price: field('money', '价格（元）', { width: 120 }),
  viewNum: field('integer', '浏览次数', { width: 90 }),
  orderNum: field('integer', '购买次数', { width: 90 }),
  createTime: field('time', '最近浏览'),
} as const

/** The fields of a coupon that a member received. */
export const memberCouponFields = {
  couponName: field('text', '优惠券', { width: 220 }),
  memberCouponStatus: field('status', '状态', { table: memberCouponStatuses, width: 96 }),
  price: field('text', '面额/折扣', { width: 110 }),
  consumeThreshold: field('money', '使用门槛（元）', { width: 120 }),
  createTime: field('time', '领取时间'),
  consumptionTime: field('time', '使用时间'),
  endTime: field('time', '有效期至'),
} as const
