import { decimal } from '#domain/money'
import { departmentEndpoints } from '#features/store/department/endpoints'
import { validateDepartment } from '#features/store/department/model'
import { departmentRequests } from '#features/store/department/requests'
import { defineArea } from '#mocks/kernel/area'
import { callerTables, type DepartmentRow } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { historyMembers, valuesOf } from '#mocks/kernel/historyMembers'
import { changeRoute, crudRoutes, recordRoute } from '#mocks/kernel/http/crud'
import { type Content, validated } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { rowsBy } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { nextId } from '#mocks/kernel/store/store'
import { logChange, logInShop } from '#mocks/store/changeLog/rules'
import { ownRoles } from '#mocks/store/role/rules'
import { ownDepartments } from './rules'

const { departments, departmentRoles, accounts } = callerTables
const ROOT = '0'

const { byId, add, update } = departmentEndpoints

/** Departments and their roles. */
export const area = defineArea({
  routes: [
    readRoute(departmentEndpoints.tree, 'department', ({ account }) => treeOf(account.supplierId, ROOT)),
    ...crudRoutes({ byId, add, update }, 'department', ownDepartments, { view, read, changed }),
    writeRoute(departmentEndpoints.drop, 'department', (call) => {
      for (const row of ownDepartments.asked(call)) {
        drop(row)
        logInShop(call, '删除', `部门 ${row.title}`)
      }
    }),
    recordRoute(departmentEndpoints.roles, 'department', ownDepartments, ({ id }) =>
      departmentRoles.filter(({ departmentId }) => departmentId === id),
    ),
    changeRoute(departmentEndpoints.saveRoles, 'department', ownDepartments, ({ id: departmentId }, call) => {
      const roleIds = new Set(rowsBy(call, departmentRequests.saveRoles).map(({ roleId }) => roleId))
      for (const roleId of roleIds) ownRoles.get(call, roleId)
      const before = roleNames(departmentId)
      dropRoles(departmentId)
      for (const roleId of roleIds) departmentRoles.insert({ id: nextId(), departmentId, roleId })
      const after = roleNames(departmentId)
      logChange(call, { kind: 'DEPARTMENT', id: departmentId }, '修改', { roleIds: before }, { roleIds: after })
    }),
  ],
  // A clerk belongs to a department.
  grants: { department: { viewedWith: ['clerk'] } },
  menu: screensIn('enterprise', { grant: 'department' }, [
    [50, 'storeDepartmentManage', '部门管理', 'store/departments', 'shop/system/department/storeDepartmentManage'],
  ]),
})

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

function changed(row: DepartmentRow, call: Call, before: DepartmentRow | undefined): void {
  const of = { kind: 'DEPARTMENT', id: row.id } as const
  if (before) logChange(call, of, '修改', placeText(before), placeText(row))
  else logChange(call, of, '创建')
}

/** Name and place of a department, as a history shows them. */
function placeText(row: DepartmentRow) {
  return { ...valuesOf(row, departmentMembers), parentId: departments.get(row.parentId)?.title ?? '' }
}

/** What the history of a department compares as it is stored. */
export const departmentMembers = historyMembers(departmentRequests.update, ['parentId'])

function roleNames(id: string): string {
  return departmentRoles
    .filter(({ departmentId }) => departmentId === id)
    .flatMap(({ roleId }) => callerTables.roles.get(roleId)?.name ?? [])
    .join('、')
}

function dropRoles(id: string): void {
  for (const row of departmentRoles.filter(({ departmentId }) => departmentId === id)) departmentRoles.delete(row.id)
}

function below(id: string): string[] {
  const children = departments.filter(({ parentId }) => parentId === id).map((row) => row.id)
  return [...children, ...children.flatMap(below)]
}

function read(call: Call, row?: DepartmentRow): Content<DepartmentRow> {
  const sent = validated(call, departmentRequests.add, validateDepartment, badInput)
  const parentId = sent.parentId || ROOT
  if (parentId !== ROOT) ownDepartments.get(call, parentId)
  if (row && [row.id, ...below(row.id)].includes(parentId)) throw badInput('上级部门不能是自己或自己的下级')
  return { title: sent.title, parentId, sortOrder: decimal(sent.sortOrder)?.toNumber() ?? 0 }
}

function treeOf(supplierId: string, parentId: string): object[] {
  return departments
    .filter((row) => row.supplierId === supplierId && row.parentId === parentId)
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .map((row) => ({ ...view(row), children: treeOf(supplierId, row.id) }))
}

function view(row: DepartmentRow) {
  const { supplierId: storeId, ...rest } = row
  const roleIds = departmentRoles.filter(({ departmentId }) => departmentId === row.id).map(({ roleId }) => roleId)
  return {
    ...rest,
    storeId,
    roleIds,
    clerkCount: accounts.filter(({ departmentId }) => departmentId === row.id).length,
  }
}
