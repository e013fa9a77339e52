import { callerTables, type RoleRow } from '#mocks/kernel/auth/caller'
import { refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'

/**
 * A role of the caller's supplier.
 *
 * @throws Refusal when there is none
 */
export function ownRole({ account }: Pick<Call, 'account'>, id: string): RoleRow {
  const role = callerTables.roles.get(id)
  if (!role) throw refusal(21007, '角色不存在')
  if (role.supplierId !== account.supplierId) throw refusal(20005, '权限不足')
  return role
}

/** The accounts with a role, of their own or through their department. */
export function membersOf(role: RoleRow) {
  const departments = new Set(
    callerTables.departmentRoles.filter(({ roleId }) => roleId === role.id).map(({ departmentId }) => departmentId),
  )
  return callerTables.accounts.filter(
    ({ supplierId, roleIds, departmentId }) =>
      supplierId === role.supplierId && (roleIds.includes(role.id) || departments.has(departmentId)),
  )
}
