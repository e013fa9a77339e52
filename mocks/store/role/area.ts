import { roleEndpoints } from '#features/store/role/endpoints'
import { validateRole } from '#features/store/role/model'
import { roleRequests } from '#features/store/role/requests'
import { defineArea } from '#mocks/kernel/area'
import { callerTables, type RoleMenuRow, type RoleRow } from '#mocks/kernel/auth/caller'
import { isMenu, menuName, screensIn } from '#mocks/kernel/auth/menu'
import { historyMembers, valuesOf } from '#mocks/kernel/historyMembers'
import { changeRoute, crudRoutes, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { validated } from '#mocks/kernel/http/guards'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { rowsBy } from '#mocks/kernel/http/request'
import { type Call, writeRoute } from '#mocks/kernel/http/route'
import { containing } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { logChange, logInShop } from '#mocks/store/changeLog/rules'
import { membersOf, ownRoles } from './rules'

const { roles, roleMenus, departmentRoles } = callerTables

/** Roles and their menus. */
export const area = defineArea({
  routes: [
    listRoute(roleEndpoints.page, 'role', (call) => ownRoles.all(call).map(view), { filters: containing('name') }),
    ...crudRoutes({ add: roleEndpoints.add, update: roleEndpoints.update }, 'role', ownRoles, { view, read, changed }),
    writeRoute(roleEndpoints.drop, 'role', (call) => {
      for (const role of ownRoles.asked(call)) {
        if (role.defaultRole) throw new Refusal('默认角色不能删除', { status: 400 })
        if (departmentRoles.find(({ roleId }) => roleId === role.id)) throw refusal(21001, '角色已绑定部门，请逐个删除')
        if (callerTables.accounts.find(({ roleIds }) => roleIds.includes(role.id)))
          throw refusal(21002, '角色已绑定管理员，请逐个删除')
        dropMenus(role.id)
        roles.delete(role.id)
        logInShop(call, '删除', `角色 ${role.name}`)
      }
    }),
    recordRoute(roleEndpoints.menus, 'role', ownRoles, ({ id, supplierId: storeId }) =>
      roleMenus.filter(({ roleId }) => roleId === id).map((row) => ({ ...row, storeId })),
    ),
    changeRoute(roleEndpoints.saveMenus, 'role', ownRoles, ({ id: roleId }, call) => {
      const before = roleMenus.filter((row) => row.roleId === roleId)
      const levels = new Map(rowsBy(call, roleRequests.saveMenus).map(({ menuId, isSuper }) => [menuId, isSuper]))
      const isKnown = (menuId: string) => isMenu(menuId) || before.some((row) => row.menuId === menuId)
      if (![...levels.keys()].every(isKnown)) throw badInput('菜单不存在')
      dropMenus(roleId)
      for (const [menuId, isSuper] of levels) roleMenus.insert({ id: nextId(), roleId, menuId, isSuper })
      roles.update(roleId, touched(call))
      const after = roleMenus.filter((row) => row.roleId === roleId)
      logChange(call, { kind: 'ROLE', id: roleId }, '修改', { levels: levelText(before) }, { levels: levelText(after) })
    }),
  ],
  // Roles are options of clerks and departments.
  grants: { role: { viewedWith: ['clerk', 'department'] } },
  menu: screensIn('enterprise', { grant: 'role' }, [
    [60, 'storeRoleManage', '角色权限', 'store/roles', 'shop/system/role/storeRoleManage'],
  ]),
})

function changed(row: RoleRow, call: Call, before: RoleRow | undefined): void {
  const text = (role: RoleRow) => valuesOf(role, roleMembers)
  const of = { kind: 'ROLE', id: row.id } as const
  if (before) logChange(call, of, '修改', text(before), text(row))
  else logChange(call, of, '创建')
}

/** What the history of a role compares as it is stored. */
export const roleMembers = historyMembers(roleRequests.update)

/** The menus of a role by name, as a history shows them. */
function levelText(rows: readonly RoleMenuRow[]): string {
  return rows
    .map(({ menuId, isSuper }) => `${menuName(menuId)}${isSuper ? '' : '（查看）'}`)
    .sort()
    .join('、')
}

function dropMenus(id: string): void {
  for (const row of roleMenus.filter(({ roleId }) => roleId === id)) roleMenus.delete(row.id)
}

function read(call: Call, row?: RoleRow) {
  const input = validated(call, roleRequests.add, validateRole, badInput)
  return { ...input, ...touched(call), defaultRole: row?.defaultRole ?? false }
}

function touched({ account }: Call) {
  return { updateTime: worldNow(), createBy: account.account }
}

function view(role: RoleRow) {
  const { supplierId: storeId, ...rest } = role
  return { ...rest, storeId, clerkCount: membersOf(role).length }
}
