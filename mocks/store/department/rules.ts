import { callerTables, type DepartmentRow } from '#mocks/kernel/auth/caller'
import { refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'

/**
 * A department of the caller's supplier.
 *
 * @throws Refusal when there is none
 */
export function ownDepartment({ account }: Pick<Call, 'account'>, id: string): DepartmentRow {
  const department = callerTables.departments.get(id)
  if (!department) throw refusal(21006, '部门不存在')
  if (department.supplierId !== account.supplierId) throw refusal(20005, '权限不足')
  return department
}
