import { field, typedField } from '#domain/field'
import { MAX_PASSWORD } from '#domain/password'
import type { StatusTable } from '#domain/status'
import { clerkRules } from './model'

const clerkStatus: StatusTable = {
  true: { label: '启用', color: 'success' },
  false: { label: '禁用', color: 'default' },
}

/** The fields of a clerk. */
export const clerkFields = {
  clerkName: field('text', '店员名称', { width: 130 }),
  mobile: typedField('phone', clerkRules.mobile, { width: 150 }),
  departmentId: field('text', '所属部门', { width: 170 }),
  roleIds: field('text', '角色', { width: 200 }),
  shopkeeper: field('bool', '店主', { width: 72 }),
  isSuper: field('bool', '超级管理员', { width: 110, isRequired: true }),
  status: field('status', '状态', { table: clerkStatus, order: ['true', 'false'], filterNeeds: 'listFilters' }),
  createTime: field('time', '创建时间'),
  username: typedField('text', clerkRules.username),
  password: field('text', '密码', { maxLength: MAX_PASSWORD, isRequired: true }),
  roles: field('text', '角色'),
} as const
