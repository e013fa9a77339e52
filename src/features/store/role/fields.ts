import { field } from '#domain/field'

/** The fields of a role. */
export const roleFields = {
  name: field('text', '角色名称', { width: 180, maxLength: 30, isRequired: true }),
  description: field('text', '备注', { width: 300, isMultiline: true }),
  clerkCount: field('integer', '成员数', { width: 90 }),
  createTime: field('time', '创建时间'),
  updateTime: field('time', '更新时间'),
  createBy: field('text', '最后操作人', { width: 120 }),
  levels: field('text', '菜单权限'),
} as const
