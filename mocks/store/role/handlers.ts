import { plain } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import { roleEndpoints } from '#features/store/role/endpoints'
import { roleInput, validateRole } from '#features/store/role/model'
import { callerTables, type RoleRow } from '#mocks/kernel/auth/caller'
import { validated } from '#mocks/kernel/http/guards'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { recordsField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, filtered, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { membersOf, ownRole } from './rules'

const { roles, roleMenus, departmentRoles } = callerTables

export const roleRoutes: Route[] = [
  readRoute(roleEndpoints.page, 'role', (call) => {
    const own = roles.filter(({ supplierId }) => supplierId === call.account.supplierId)
    const asked = filtered(own, call, { name: contains((row) => row.name) })
    return pageOf(sorted(asked.map(answerOf), call, ['createTime']), call)
  }),
  writeRoute(roleEndpoints.add, 'role', (call) => {
    const now = worldNow()
    const { account, supplierId } = call.account
    const times = { createTime: now, updateTime: now, createBy: account }
    return answerOf(roles.insert({ ...readRole(call), ...times, id: nextId(), supplierId, defaultRole: false }))
  }),
  writeRoute(roleEndpoints.update, 'role', (call) => {
    const { id } = ownRole(call, call.params.id ?? '')
    return answerOf(roles.update(id, { ...readRole(call), ...touched(call) }))
  }),
  writeRoute(roleEndpoints.drop, 'role', (call) => {
    for (const role of (call.params.ids ?? '').split(',').map((id) => ownRole(call, id))) {
      if (role.defaultRole) throw new Refusal('默认角色不能删除', { status: 400 })
      if (departmentRoles.find(({ roleId }) => roleId === role.id)) throw refusal(21001, '角色已绑定部门，请逐个删除')
      if (callerTables.accounts.find(({ roleIds }) => roleIds.includes(role.id)))
        throw refusal(21002, '角色已绑定管理员，请逐个删除')
      for (const { id } of roleMenus.filter(({ roleId }) => roleId === role.id)) roleMenus.delete(id)
      roles.delete(role.id)
    }
  }),
  readRoute(roleEndpoints.menus, 'role', (call) => {
    const { id, supplierId: storeId } = ownRole(call, call.params.id ?? '')
    return roleMenus.filter(({ roleId }) => roleId === id).map((row) => ({ ...row, storeId }))
  }),
  writeRoute(roleEndpoints.saveMenus, 'role', (call) => {
    const { id: roleId } = ownRole(call, call.params.id ?? '')
    const sent = recordsField(call.fields, 'body').filter(isRecord)
    for (const { id } of roleMenus.filter((row) => row.roleId === roleId)) roleMenus.delete(id)
    for (const menu of sent) {
      const isSuper = ['true', '1'].includes(wireText(menu.isSuper))
      roleMenus.insert({ id: nextId(), roleId, menuId: wireText(menu.menuId), isSuper })
    }
    roles.update(roleId, touched(call))
  }),
]

function readRole(call: Call) {
  return validated(call, roleInput, validateRole, (error) => refusal(4002, plain(error)))
}

function touched({ account }: Call) {
  return { updateTime: worldNow(), createBy: account.account }
}

function answerOf(role: RoleRow) {
  const { supplierId: storeId, ...rest } = role
  return { ...rest, storeId, clerkCount: membersOf(role).length }
}
