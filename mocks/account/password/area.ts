import { passwordEndpoints } from '#features/account/password/endpoints'
import { passwordRequests } from '#features/account/password/requests'
import { storedHash } from '#mocks/account/signIn/passwordRules'
import { attemptOf, findAccount, forgetFailures, takeSmsCode } from '#mocks/account/signIn/rules'
import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { revokeAccount } from '#mocks/kernel/auth/token'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, type Reading } from '#mocks/kernel/http/request'
import { publicRoute, readRoute } from '#mocks/kernel/http/route'
import { memory } from '#mocks/kernel/store/store'

const RESET_LIFE_MS = 300_000

/** The phone that a device has verified to set a new password, by the device's uuid. */
const verified = memory<{ phone: string; expiresAt: number }>()

/** Forgotten and changed passwords. Either ends all sessions of the account. */
export const area = defineArea({
  menu: screensIn('enterprise', {}, [[90, 'change_pass', '修改密码', 'change-password']]),
  routes: [
    publicRoute(passwordEndpoints.verifyPhone, (reading) => {
      const { mobile, code } = bodyBy(reading, passwordRequests.verifyPhone)
      takeSmsCode('FIND_USER', mobile, code)
      if (findAccount(mobile)?.phone !== mobile) throw refusal(20011, '非当前用户的手机号')
      verified.set(deviceOf(reading), { phone: mobile, expiresAt: Date.now() + RESET_LIFE_MS })
    }),
    publicRoute(passwordEndpoints.reset, (reading) => {
      const known = verified.get(deviceOf(reading))
      const account = known && known.expiresAt > Date.now() ? findAccount(known.phone) : undefined
      if (!account) throw refusal(20009, '手机号不存在')
      setPassword(account.id, bodyBy(reading, passwordRequests.reset).password)
      verified.delete(deviceOf(reading))
      forgetFailures(attemptOf(account.phone))
      return true
    }),
    readRoute(passwordEndpoints.change, null, (call) => {
      const { account } = call
      const { password, newPassword } = bodyBy(call, passwordRequests.change)
      if (password.toLowerCase() !== account.passwordHash) throw refusal(20016, '旧密码不正确')
      if (newPassword.toLowerCase() === account.passwordHash) throw refusal(400, '新密码不能与原密码相同')
      setPassword(account.id, newPassword)
      return { id: account.id, username: account.account, nickName: account.userName, mobile: account.phone }
    }),
  ],
})

function setPassword(accountId: string, sent: string): void {
  callerTables.accounts.update(accountId, { passwordHash: storedHash(sent), mustChangePassword: false })
  revokeAccount(accountId)
}

function deviceOf({ headers }: Reading): string {
  const uuid = headers.get('uuid') ?? ''
  if (uuid === '') throw new Refusal('非法请求，请重新刷新页面操作', { code: 1004, status: 400 })
  return uuid
}
