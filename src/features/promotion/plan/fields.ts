import { field } from '#domain/field'
import { activityFields } from '#features/mall/activity/fields'

/** The fields of a scope in a form. */
export const scopeFields = {
  scopeType: activityFields.scopeType,
  scopeGoods: field('text', '指定商品', { isRequired: true }),
  scopeCategories: field('text', '商品分类', { isRequired: true }),
  scopeLabels: field('text', '店铺分类', { isRequired: true }),
} as const
