import { isPhone } from '#domain/cell/phone'
import { callerTables } from '#mocks/kernel/auth/caller'
import { ownedBy } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { clerkTables, type MemberRow } from './rows'

/** The clerks of the caller's supplier. */
export const ownClerks = ownedBy(callerTables.accounts, 'supplierId', {
  refuse: (row) => (row ? notOwn() : refusal(20027, '店员不存在')),
})

/**
 * The existing person with a mobile number who may become a clerk; null for a new person.
 *
 * @throws Refusal when that person may not become a clerk
 */
export function candidate({ account }: Pick<Call, 'account'>, mobile: string): MemberRow | null {
  if (!isPhone(mobile)) throw badInput('手机号码格式不正确')
  const known = callerTables.accounts.find(({ phone }) => phone === mobile)
  if (known?.shopkeeper) throw refusal(50003, '已经拥有店铺!')
  if (known) {
    throw known.supplierId === account.supplierId
      ? refusal(20030, '店员已经存在')
      : refusal(20029, '此账户已经绑定其他店铺')
  }
  const member = clerkTables.members.find(({ phone }) => phone === mobile)
  if (member?.disabled) throw refusal(20028, '用户已禁用')
  return member ?? null
}

/** Whether a login name is already taken. */
export function isNameTaken(username: string): boolean {
  return [
    callerTables.accounts.find(({ account }) => account === username),
    clerkTables.members.find((row) => row.username === username),
  ].some(Boolean)
}
