import { field, typedField } from '#domain/field'
import { categoryRules } from './model'

/** The fields of a shop category. */
export const labelFields = {
  labelName: typedField('text', categoryRules.labelName),
  parentId: field('text', '上级分类'),
  sortOrder: field('integer', '排序值', { maxLength: 5, isRequired: true }),
  goodsCount: field('integer', '商品数'),
} as const

/** The fields of a unit. */
export const unitFields = {
  name: field('text', '计量单位', { width: 200 }),
  createTime: field('time', '创建时间'),
  updateTime: field('time', '更新时间'),
  createBy: field('text', '操作人'),
} as const
