import { signInEndpoints } from '#features/account/signIn/endpoints'
import type { TokenPair } from '#features/account/signIn/model'
import { signInRequests } from '#features/account/signIn/requests'
import { type Account, CLIENT_IDS, supplierOf } from '#mocks/kernel/auth/caller'
import { issueTokens, revokeSession, rotateTokens, sessionOf } from '#mocks/kernel/auth/token'
import { refusal } from '#mocks/kernel/http/reply'
import { bodyBy, clientOf } from '#mocks/kernel/http/request'
import { publicRoute, type Route } from '#mocks/kernel/http/route'
import { sessionEndpoints } from '#shared/http/endpoints'
import {
  attemptOf,
  checkClient,
  checkLock,
  countFailure,
  findAccount,
  isHashedPassword,
  isSmsCode,
  knownClient,
  noteSignIn,
  takeSlide,
  takeSmsCode,
  tryCaptcha,
} from './rules'

export const passportRoutes: Route[] = [
  publicRoute(signInEndpoints.byPassword, (reading) => {
    const clientId = askingClient(reading.headers)
    checkPerson(reading.headers, clientId)
    const { username, password } = bodyBy(reading, signInRequests.byPassword)
    const attempt = attemptOf(username, reading.headers)
    checkLock(attempt)
    const account = findAccount(username)
    if (!account || !isHashedPassword(account, password)) {
      countFailure(attempt)
      // The same answer for both, so that it does not reveal which accounts exist.
      throw refusal(20010, '用户名或密码错误')
    }
    return admit(account, clientId, { attempt, headers: reading.headers })
  }),
  publicRoute(signInEndpoints.bySms, (reading) => {
    const clientId = askingClient(reading.headers)
    const { mobile, code } = bodyBy(reading, signInRequests.bySms)
    const attempt = attemptOf(mobile, reading.headers)
    checkLock(attempt)
    if (clientId === null) takeSmsCode('LOGIN', mobile, code)
    else if (!isSmsCode(code)) {
      countFailure(attempt)
      throw refusal(80210, '短信验证码错误，请重新校验')
    }
    const account = findAccount(mobile)
    if (account?.phone !== mobile) throw refusal(20002, '用户不存在')
    return admit(account, clientId, { attempt, headers: reading.headers })
  }),
  publicRoute(signInEndpoints.signOut, ({ headers }) => revokeSession(sessionOf(headers))),
  publicRoute({ ...sessionEndpoints.refresh, alsoBy: ['GET'] }, ({ params, headers }) =>
    // Client credentials are optional here, but wrong ones are rejected.
    rotateTokens(params.token ?? '', clientOf(headers) ? knownClient(headers) : undefined),
  ),
]

/** The client that signs in; null for lilishop's own, which sends no credentials. */
function askingClient(headers: Headers): string | null {
  return clientOf(headers) ? knownClient(headers) : null
}

/**
 * Checks the captcha, or the slider for lilishop's own client.
 *
 * @throws Refusal when it is wrong or expired
 */
function checkPerson(headers: Headers, clientId: string | null): void {
  const captcha = clientId === null && takeSlide(headers, 'LOGIN') ? 'right' : tryCaptcha(headers)
  if (captcha === 'expired') throw refusal(80204, '验证码已失效，请重新校验')
  if (captcha === 'wrong') throw refusal(80202, '验证码不正确')
}

type By = { attempt: string; headers: Headers }

function admit(account: Account, asking: string | null, { attempt, headers }: By): TokenPair {
  if (account.supplierId === '') throw refusal(20002, '用户不存在')
  const supplier = supplierOf(account)
  const clientId = asking ?? CLIENT_IDS[supplier.variant]
  checkClient(clientId, supplier)
  if (!account.enabled) throw refusal(20031, '店员已禁用')
  if (supplier.status !== 'OPEN') throw refusal(50006, '店铺关闭，请联系管理员')
  noteSignIn(account, attempt, headers)
  return issueTokens(account, clientId)
}
