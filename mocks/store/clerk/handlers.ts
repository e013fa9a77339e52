import { clerkEndpoints } from '#features/store/clerk/endpoints'
import { RESET_PASSWORD, validateClerk, validatePlace } from '#features/store/clerk/model'
import { clerkRequests } from '#features/store/clerk/requests'
import { hashOf, storedHash } from '#mocks/account/signIn/passwordRules'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { revokeAccount } from '#mocks/kernel/auth/token'
import { historyMembers, valuesOf } from '#mocks/kernel/historyMembers'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, listField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo } from '#mocks/kernel/store/listing'
import { logChange, logInShop } from '#mocks/store/changeLog/rules'
import { ownDepartments } from '#mocks/store/department/rules'
import { ownRoles } from '#mocks/store/role/rules'
import { clerkTables } from './rows'
import { candidate, isNameTaken, ownClerks } from './rules'

const { accounts, departments, roles } = callerTables
const MAX_ROLES = 10

export const clerkRoutes: Route[] = [
  listRoute(clerkEndpoints.page, 'clerk', (call: Call) => ownClerks.all(call).map(answerOf), {
    filters: { ...containing('clerkName', 'mobile'), ...equalTo('departmentId', 'status') },
  }),
  recordRoute(clerkEndpoints.byId, 'clerk', ownClerks, (clerk) => ({
    ...answerOf(clerk),
    departmentTitle: departments.get(clerk.departmentId)?.title ?? '',
    roles: clerk.roleIds.flatMap((id) => roles.get(id) ?? []).map(({ id, name }) => ({ id, name })),
  })),
  writeRoute(clerkEndpoints.checkMobile, 'clerk', (call) => {
    const member = candidate(call, call.params.mobile ?? '')
    return member ? { id: member.id, username: member.username, mobile: member.phone } : { id: null }
  }),
  writeRoute(clerkEndpoints.add, 'clerk', (call) => {
    const sent = bodyBy(call, clerkRequests.add)
    // As typed: a number with a blank in it is refused.
    const mobile = textField(call, 'mobile')
    const member = candidate(call, mobile)
    const { isSuper, roleIds, departmentId } = readPlace(call, sent)
    const username = member?.username ?? sent.username
    const clerk = { ...sent, mobile, username, roles: roleIds }
    refuseErrors(validateClerk(clerk), badInput)
    if (!member && isNameTaken(username)) throw refusal(20008, '该用户名或手机号已被注册')
    const passwordHash = member?.passwordHash ?? storedHash(sent.password)
    if (member) clerkTables.members.delete(member.id)
    // Somebody else has chosen the password of a new person.
    const person = { account: username, userName: username, phone: mobile, passwordHash, mustChangePassword: !member }
    const { id } = ownClerks.insert(call, {
      ...person,
      isSuper,
      roleIds,
      departmentId,
      enabled: true,
      shopkeeper: false,
    })
    logChange(call, { kind: 'CLERK', id }, '创建')
  }),
  changeRoute(clerkEndpoints.change, 'clerk', ownClerks, (clerk, call) => {
    if (clerk.shopkeeper) throw refusal(20033, '无法在店员管理编辑店员信息')
    const before = placeText(clerk)
    const changed = accounts.update(clerk.id, readPlace(call, bodyBy(call, clerkRequests.change)))
    logChange(call, { kind: 'CLERK', id: clerk.id }, '修改', before, placeText(changed))
    return answerOf(changed)
  }),
  changeRoute(clerkEndpoints.enable, 'clerk', ownClerks, ({ id, shopkeeper }, call) => {
    if (shopkeeper) throw refusal(20025, '店主无法操作')
    const enabled = bodyBy(call, clerkRequests.enable).status === 'true'
    accounts.update(id, { enabled })
    logChange(call, { kind: 'CLERK', id }, enabled ? '启用' : '禁用')
  }),
  writeRoute(clerkEndpoints.resetPassword, 'clerk', (call) => {
    for (const { id } of ownOnes(call)) setPassword(call, id, hashOf(RESET_PASSWORD))
  }),
  writeRoute(clerkEndpoints.newPassword, 'clerk', (call) => {
    const { id, shopkeeper } = ownClerks.get(call, call.params.id ?? '')
    if (shopkeeper) throw refusal(20025, '店主无法操作')
    setPassword(call, id, storedHash(bodyBy(call, clerkRequests.newPassword).password))
  }),
  writeRoute(clerkEndpoints.drop, 'clerk', (call) => {
    for (const { id, account, userName, phone, passwordHash } of ownOnes(call)) {
      if (id === call.account.id) throw refusal(20032, '无法删除当前登录店员')
      accounts.delete(id)
      logInShop(call, '删除', `店员 ${userName}`)
      // The person is kept, and may become a clerk again, here or elsewhere.
      clerkTables.members.insert({ id, username: account, phone, passwordHash, disabled: false })
    }
  }),
]

/** Sets a password that its clerk has to change, and ends their sessions. */
function setPassword(call: Call, id: string, passwordHash: string): void {
  accounts.update(id, { passwordHash, mustChangePassword: true })
  revokeAccount(id, call.session)
  logChange(call, { kind: 'CLERK', id }, '重置密码')
}

/** What a clerk may do, as a history shows it. */
function placeText(clerk: Account) {
  const { roleIds, departmentId } = clerk
  return {
    departmentId: departments.get(departmentId)?.title ?? '',
    ...valuesOf(clerk, clerkMembers),
    roleIds: roleIds.flatMap((id) => roles.get(id)?.name ?? []).join('、'),
  }
}

/** What the history of a clerk compares as it is stored. */
export const clerkMembers = historyMembers(clerkRequests.change, ['departmentId', 'roles'])

function ownOnes(call: Call): Account[] {
  const clerks = ownClerks.asked(call)
  if (clerks.some(({ shopkeeper }) => shopkeeper)) throw refusal(20025, '店主无法操作')
  return clerks
}

type Place = { isSuper: string; departmentId: string }

/**
 * Reads permissions and department of a clerk. A super administrator has no roles, which would add nothing.
 *
 * @throws Refusal when the caller may not grant them
 */
function readPlace(call: Call, sent: Place): Pick<Account, 'isSuper' | 'roleIds' | 'departmentId'> {
  const { departmentId } = sent
  const isSuper = ['true', '1'].includes(sent.isSuper)
  // Only super administrators may create one; others could lift their own limits this way.
  if (isSuper && !call.account.isSuper) throw notOwn()
  const roleIds = isSuper ? [] : [...new Set(listField(call, 'roles'))]
  if (roleIds.length >= MAX_ROLES) throw refusal(21005, '最多可以设置10个角色')
  for (const id of roleIds) ownRoles.get(call, id)
  if (departmentId !== '') ownDepartments.get(call, departmentId)
  refuseErrors(validatePlace({ isSuper: isSuper ? '1' : '0', roles: roleIds, departmentId }), badInput)
  return { isSuper, roleIds, departmentId }
}

/** A clerk in the format of lists; only the detail has the names of department and roles. */
function answerOf(account: Account) {
  const { id, userName, phone, supplierId, departmentId, roleIds, shopkeeper, isSuper, enabled, createTime } = account
  return {
    id,
    clerkName: userName,
    memberId: id,
    storeId: supplierId,
    mobile: phone,
    departmentId,
    roleIds: roleIds.join(','),
    shopkeeper,
    isSuper,
    status: enabled,
    createTime,
    departmentTitle: null as string | null,
    roles: null as { id: string; name: string }[] | null,
    menus: null,
  }
}
