import { callerTables, type RoleRow } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { notOwn, refusal } from '#mocks/kernel/http/reply'

/** The roles of the caller's supplier. */
export const ownRoles = ownedBy(callerTables.roles, 'supplierId', {
  refuse: (row) => (row ? notOwn() : refusal(21007, '角色不存在')),
})

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
