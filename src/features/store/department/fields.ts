import { field, typedField } from '#domain/field'
import { departmentRules } from './model'

/** The fields of a department. */
export const departmentFields = {
  title: typedField('text', departmentRules.title),
  parentId: field('text', '上级部门'),
  sortOrder: field('quantity', '排序值', { isRequired: true }),
  roleIds: field('text', '角色'),
  clerkCount: field('integer', '成员数'),
} as const
