import { field } from '#domain/field'

/** The fields of a department. */
export const departmentFields = {
  title: field('text', '部门名称', { maxLength: 30, isRequired: true }),
  parentId: field('text', '上级部门'),
  sortOrder: field('quantity', '排序值', { isRequired: true }),
  roleIds: field('text', '角色'),
  clerkCount: field('integer', '成员数'),
} as const
