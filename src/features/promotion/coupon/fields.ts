import { field, typedField } from '#domain/field'
import { activityFields } from '#features/mall/activity/fields'
import { memberCouponStatuses } from '#features/mall/member/model'
import { scopeFields } from '#features/promotion/activity/fields'
import { couponRules } from '#features/promotion/coupon/model/form'
import { couponTypes, getTypes, rangeDayTypes } from './model'

/** The fields of a coupon. */
export const couponFields = {
  ...activityFields,
  ...scopeFields,
  couponName: typedField('text', couponRules.couponName, { width: 170 }),
  couponType: field('status', '优惠券类型', {
    table: couponTypes,
    order: ['PRICE', 'DISCOUNT'],
    isRequired: true,
  }),
  price: field('money', '面额（元）', { isRequired: true, maxLength: 11 }),
  couponDiscount: field('quantity', '折扣', { isRequired: true, maxLength: 4 }),
  consumeThreshold: field('money', '消费门槛（元）', { isRequired: true, maxLength: 11 }),
  offer: field('text', '面额/折扣', { width: 170 }),
  getType: field('status', '领取方式', { table: getTypes, order: ['FREE', 'ACTIVITY'], isRequired: true }),
  publishNum: field('integer', '发放数量', { isRequired: true, maxLength: 8 }),
  couponLimitNum: field('integer', '领取限制', { isRequired: true, maxLength: 8 }),
  receivedNum: field('text', '已领取/发放', { width: 104 }),
  usedNum: field('text', '已使用/已领取', { width: 104 }),
  rangeDayType: field('status', '有效期', {
    table: rangeDayTypes,
    order: ['FIXEDTIME', 'DYNAMICTIME'],
    isRequired: true,
  }),
  effectiveDays: field('integer', '有效天数', { isRequired: true, maxLength: 3 }),
  validity: field('text', '有效期', { width: 290 }),
  givenBy: field('text', '随活动赠送', { width: 180, columnNeeds: 'listColumns' }),
  storeCommission: field('percent', '店铺承担比例'),
  description: field('text', '范围描述', { width: 240, maxLength: 50, isMultiline: true, isRequired: true }),
  createTime: field('time', '创建时间'),
} as const

/** The fields of a coupon that a member received. */
export const receivedFields = {
  memberName: field('text', '会员名称', { width: 142 }),
  couponName: typedField('text', couponRules.couponName, { width: 140, isRequired: false }),
  offer: field('text', '面额/折扣', { width: 90 }),
  consumeThreshold: field('money', '使用门槛（元）', { width: 110 }),
  memberCouponStatus: field('status', '优惠券状态', {
    table: memberCouponStatuses,
    order: ['NEW', 'USED', 'EXPIRE', 'CLOSED'],
  }),
  couponType: couponFields.couponType,
  getType: couponFields.getType,
  scopeType: couponFields.scopeType,
  createTime: field('time', '领取时间'),
  consumptionTime: field('time', '使用时间'),
  period: field('dateRange', '有效期', { range: ['startTime', 'endTime'] }),
  validity: field('text', '有效期', { width: 290 }),
  reason: field('text', '作废原因', { width: 140 }),
} as const
