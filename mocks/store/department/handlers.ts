import { decimal } from '#domain/money'
import { plain } from '#domain/text'
import { wireText } from '#domain/wire'
import { departmentEndpoints } from '#features/store/department/endpoints'
import { departmentInput, validateDepartment } from '#features/store/department/model'
import { callerTables, type DepartmentRow } from '#mocks/kernel/auth/caller'
import { validated } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { recordsField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { ownRole } from '#mocks/store/role/rules'
import { ownDepartment } from './rules'

const { departments, departmentRoles, accounts } = callerTables
const ROOT = '0'

export const departmentRoutes: Route[] = [
  readRoute(departmentEndpoints.tree, 'department', ({ account }) => treeOf(account.supplierId, ROOT)),
  readRoute(departmentEndpoints.byId, 'department', (call) => answerOf(ownDepartment(call, call.params.id ?? ''))),
  writeRoute(departmentEndpoints.add, 'department', (call) => {
    const row = { ...readDepartment(call, ''), supplierId: call.account.supplierId, createTime: worldNow() }
    return answerOf(departments.insert({ ...row, id: nextId() }))
  }),
  writeRoute(departmentEndpoints.update, 'department', (call) => {
    const { id } = ownDepartment(call, call.params.id ?? '')
    return answerOf(departments.update(id, readDepartment(call, id)))
  }),
  writeRoute(departmentEndpoints.drop, 'department', (call) => {
    for (const row of (call.params.ids ?? '').split(',').map((id) => ownDepartment(call, id))) drop(row)
  }),
  readRoute(departmentEndpoints.roles, 'department', (call) => {
    const { id } = ownDepartment(call, call.params.id ?? '')
    return departmentRoles.filter(({ departmentId }) => departmentId === id)
  }),
  writeRoute(departmentEndpoints.saveRoles, 'department', (call) => {
    const { id: departmentId } = ownDepartment(call, call.params.id ?? '')
    const roleIds = new Set(recordsField(call.fields, 'body').map(({ roleId }) => wireText(roleId)))
    for (const roleId of roleIds) ownRole(call, roleId)
    dropRoles(departmentId)
    for (const roleId of roleIds) departmentRoles.insert({ id: nextId(), departmentId, roleId })
  }),
]

/**
 * Deletes a department and its descendants.
 *
 * @throws Refusal when any of them has people
 */
function drop(row: DepartmentRow): void {
  const all = [row.id, ...below(row.id)]
  if (accounts.find(({ departmentId }) => all.includes(departmentId)))
    throw refusal(21004, '部门已经绑定管理员，请先删除或编辑管理员')
  for (const id of all) {
    dropRoles(id)
    departments.delete(id)
  }
}

function dropRoles(id: string): void {
  for (const row of departmentRoles.filter(({ departmentId }) => departmentId === id)) departmentRoles.delete(row.id)
}

function below(id: string): string[] {
  const children = departments.filter(({ parentId }) => parentId === id).map((row) => row.id)
  return [...children, ...children.flatMap(below)]
}

function readDepartment(call: Call, id: string): Pick<DepartmentRow, 'title' | 'parentId' | 'sortOrder'> {
  const sent = validated(call, departmentInput, validateDepartment, (error) => refusal(4002, plain(error)))
  const parentId = sent.parentId || ROOT
  if (parentId !== ROOT) ownDepartment(call, parentId)
  if (id !== '' && [id, ...below(id)].includes(parentId)) throw refusal(4002, '上级部门不能是自己或自己的下级')
  return { title: sent.title, parentId, sortOrder: decimal(sent.sortOrder)?.toNumber() ?? 0 }
}

function treeOf(supplierId: string, parentId: string): object[] {
  return departments
    .filter((row) => row.supplierId === supplierId && row.parentId === parentId)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((row) => ({ ...answerOf(row), children: treeOf(supplierId, row.id) }))
}

function answerOf(row: DepartmentRow) {
  const { supplierId: storeId, ...rest } = row
  const roleIds = departmentRoles.filter(({ departmentId }) => departmentId === row.id).map(({ roleId }) => roleId)
  return {
    ...rest,
    storeId,
    roleIds,
    clerkCount: accounts.filter(({ departmentId }) => departmentId === row.id).length,
  }
}
