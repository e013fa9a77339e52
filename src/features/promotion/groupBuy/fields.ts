import { field, typedField } from '#domain/field'
import { activityFields } from '#features/mall/activity/fields'
import { groupBuyRules } from './model'

/** The fields of a group-buy. */
export const groupBuyFields = {
  ...activityFields,
  promotionName: { ...activityFields.promotionName, maxLength: 25, counts: true },
  requiredNum: field('integer', '参团人数', { width: 90, isRequired: true, maxLength: 2 }),
  limitNum: field('integer', '限购数量', { width: 90, isRequired: true, maxLength: 3 }),
  fictitious: field('bool', '虚拟成团', { isRequired: true }),
  pintuanRule: typedField('text', groupBuyRules.pintuanRule, { width: 240 }),
  goodsCount: field('integer', '商品规格数', { width: 100, columnNeeds: 'listColumns' }),
  goods: field('text', '拼团商品', { isRequired: true }),
} as const
