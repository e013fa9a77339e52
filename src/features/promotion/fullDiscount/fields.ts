import { field, typedField } from '#domain/field'
import { activityFields } from '#features/mall/activity/fields'
import { extraFields } from '#features/mall/activity/model/extra'
import { scopeFields } from '#features/promotion/activity/fields'
import { fullDiscountRules } from './model'

const discountTypes = {
  MINUS: { label: '减现金', color: 'default' },
  RATE: { label: '打折', color: 'default' },
} as const

/** The fields of a full discount. */
export const fullDiscountFields = {
  ...activityFields,
  ...scopeFields,
  title: field('text', '优惠内容', { width: 180 }),
  description: typedField('text', fullDiscountRules.description, { width: 240 }),
  fullMoney: field('money', '优惠门槛（元）', { isRequired: true, maxLength: 11 }),
  discountType: field('status', '优惠方式', { table: discountTypes, order: ['MINUS', 'RATE'], isRequired: true }),
  fullMinus: field('money', '优惠金额（元）', { isRequired: true, maxLength: 11 }),
  fullRate: field('quantity', '优惠折扣', { isRequired: true, maxLength: 4 }),
  extras: field('text', '额外赠送', { width: 190 }),
  freeFreightFlag: field('bool', '免邮费'),
  ...extraFields,
} as const
