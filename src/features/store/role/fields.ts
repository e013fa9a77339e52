import { field, typedField } from '#domain/field'
import { roleRules } from './model'

/** The fields of a role. */
export const roleFields = {
  name: typedField('text', roleRules.name, { width: 180 }),
  description: typedField('text', roleRules.description, { width: 300 }),
  clerkCount: field('integer', '成员数', { width: 90, columnNeeds: 'listColumns' }),
  createTime: field('time', '创建时间'),
  updateTime: field('time', '更新时间'),
  createBy: field('text', '最后操作人', { width: 120 }),
  levels: field('text', '菜单权限'),
} as const
