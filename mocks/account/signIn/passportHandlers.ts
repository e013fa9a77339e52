import type { TokenPair } from '#features/account/signIn/model'
import { type Account, supplierOf } from '#mocks/kernel/caller'
import { refusal } from '#mocks/kernel/reply'
import { clientOf, textField } from '#mocks/kernel/request'
import { publicRoute, type Route, readRoute } from '#mocks/kernel/route'
import { issueTokens, revokeSession, rotateTokens } from '#mocks/kernel/token'
import {
  checkClient,
  checkLock,
  countFailure,
  findAccount,
  forgetFailures,
  isHashedPassword,
  isSmsCode,
  knownClient,
  tryCaptcha,
} from './rules'

const BASE = '/api/store/passport/login'

export const passportRoutes: Route[] = [
  publicRoute(['POST'], `${BASE}/userLogin`, (reading) => {
    const clientId = knownClient(reading.headers)
    const captcha = tryCaptcha(reading.headers)
    if (captcha === 'expired') throw refusal(80204, '验证码已失效，请重新校验')
    if (captcha === 'wrong') throw refusal(80202, '验证码不正确')
    const login = textField(reading, 'username')
    checkLock(login)
    const account = findAccount(login)
    if (!account || !isHashedPassword(account, textField(reading, 'password'))) {
      countFailure(login)
      throw account ? refusal(20010, '密码不正确') : refusal(20002, '用户不存在')
    }
    return admit(account, clientId, login)
  }),
  publicRoute(['POST'], `${BASE}/smsLogin`, (reading) => {
    const clientId = knownClient(reading.headers)
    const mobile = textField(reading, 'mobile')
    checkLock(mobile)
    if (!isSmsCode(textField(reading, 'code'))) {
      countFailure(mobile)
      throw refusal(80210, '短信验证码错误，请重新校验')
    }
    const account = findAccount(mobile)
    if (account?.phone !== mobile) throw refusal(20002, '用户不存在')
    return admit(account, clientId, mobile)
  }),
  readRoute(['POST'], `${BASE}/logout`, null, ({ session }) => revokeSession(session)),
  publicRoute(['GET', 'POST'], `${BASE}/refresh/:token`, ({ params, headers }) =>
    // Clients may omit their credentials here, but wrong ones are rejected.
    rotateTokens(params.token ?? '', clientOf(headers) ? knownClient(headers) : undefined),
  ),
]

function admit(account: Account, clientId: string, login: string): TokenPair {
  const supplier = supplierOf(account)
  checkClient(clientId, supplier)
  if (!account.enabled) throw refusal(20031, '店员已禁用')
  if (supplier.status !== 'OPEN') throw refusal(50006, '店铺关闭，请联系管理员')
  forgetFailures(login)
  return issueTokens(account, clientId)
}
