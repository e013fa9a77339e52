import type { HttpHandler } from 'msw'
import { maskPhone } from '#domain/mask'
import { passwordError } from '#domain/password'
import { signInEndpoints } from '#features/account/signIn/endpoints'
import type { SupplierToken, TokenPair } from '#features/account/signIn/model'
import { signInRequests } from '#features/account/signIn/requests'
import { type Account, callerTables, logoOf, supplierOf } from '#mocks/kernel/auth/caller'
import { ACCESS_LIFE, issueTokens, revokeSession, rotateTokens, sessionOf } from '#mocks/kernel/auth/token'
import { controlRoute } from '#mocks/kernel/http/control'
import { Refusal, Told } from '#mocks/kernel/http/reply'
import { bodyBy, type Reading, textField } from '#mocks/kernel/http/request'
import { publicRoute, type Route } from '#mocks/kernel/http/route'
import { takeCode } from './provider'
import {
  attemptOf,
  checkClient,
  checkLock,
  countFailure,
  expireSmsCodes,
  findAccount,
  isPassword,
  isSmsCode,
  kindOf,
  knownClient,
  newCaptcha,
  noteSignIn,
  sendSmsCode,
  tryCaptcha,
} from './rules'

export const authRoutes: (Route | HttpHandler)[] = [
  publicRoute(signInEndpoints.captcha, ({ headers }) => newCaptcha(headers.get('Captcha-Key') ?? '')),
  publicRoute(signInEndpoints.verifyCode, (reading) => {
    const kind = kindOf(reading.params.kind)
    if (!kind) throw new Refusal('请求参数格式错误: verificationEnums', { status: 400 })
    sendSmsCode(kind, textField(reading, 'phone'))
    return new Told(true, '验证码已发送')
  }),
  controlRoute('expireSms', () => {
    expireSmsCodes()
    return {}
  }),
  publicRoute(signInEndpoints.token, (reading) => {
    const clientId = knownClient(reading.headers)
    const grant = GRANTS[bodyBy(reading, signInRequests.token).grantType || 'password']
    if (!grant) throw new Refusal('no grantType was found', { code: 401, status: 401 })
    return grant(reading, clientId)
  }),
  publicRoute(signInEndpoints.endSession, (reading) => {
    const { refreshToken } = bodyBy(reading, signInRequests.endSession)
    revokeSession(sessionOf(reading.headers, refreshToken))
  }),
]

type Grant = (reading: Reading, clientId: string) => SupplierToken | TokenPair

const GRANTS: Record<string, Grant | undefined> = {
  smsVerifyCode: (reading, clientId) => {
    const { phone, verifyCode } = bodyBy(reading, signInRequests.token)
    const attempt = attemptOf(phone, reading.headers)
    checkLock(attempt)
    // Whose phone it is learns only who has its code.
    if (!isSmsCode(verifyCode)) {
      countFailure(attempt)
      throw new Refusal('验证码错误或已失效')
    }
    const account = findAccount(phone)
    if (account?.phone !== phone) throw new Refusal('手机号未注册供应商')
    return admit(account, clientId, { attempt, headers: reading.headers })
  },
  captcha: (reading, clientId) => {
    if (tryCaptcha(reading.headers) !== 'right') throw new Refusal('验证码不正确', { status: 400 })
    return byPassword(reading, clientId)
  },
  password: (reading, clientId) => byPassword(reading, clientId),
  authorization_code: byProvider,
  // Names of SpringBlade: WeCom, DingTalk, CAS and others by `source`.
  social: byProvider,
  // The product refreshes by the mall's call: this one is for other clients.
  refresh_token: (reading, clientId) => rotateTokens(textField(reading, 'refreshToken'), clientId),
}

function byProvider(reading: Reading, clientId: string): SupplierToken {
  const { code, redirectUri, codeVerifier } = bodyBy(reading, signInRequests.token)
  const account = takeCode(code, redirectUri, codeVerifier)
  return admit(account, clientId, { attempt: attemptOf(account.account, reading.headers), headers: reading.headers })
}

function byPassword(reading: Reading, clientId: string): SupplierToken {
  const sent = bodyBy(reading, signInRequests.token)
  const attempt = attemptOf(sent.account, reading.headers)
  checkLock(attempt)
  const account = findAccount(sent.account)
  if (!account || !isPassword(account, sent.password)) {
    countFailure(attempt)
    throw new Refusal('用户名或密码错误')
  }
  // The one call that carries a password as typed: one that is too weak by now has to be changed.
  if (passwordError(sent.password)) callerTables.accounts.update(account.id, { mustChangePassword: true })
  return admit(account, clientId, { attempt, headers: reading.headers })
}

type By = { attempt: string; headers: Headers }

function admit(account: Account, clientId: string, { attempt, headers }: By): SupplierToken {
  if (account.supplierId === '') throw new Refusal('手机号未注册供应商')
  const supplier = supplierOf(account)
  checkClient(clientId, supplier)
  if (!account.enabled) throw new Refusal('账号已停用，请联系管理员')
  if (supplier.status === 'CLOSED') throw new Refusal('店铺关闭，请联系管理员')
  if (supplier.status !== 'OPEN') throw new Refusal('供应商资料审核中')
  noteSignIn(account, attempt, headers)
  const isMaterial = supplier.variant === 'material'
  return {
    ...issueTokens(account, clientId),
    tokenType: 'bearer',
    expiresIn: ACCESS_LIFE,
    userId: account.id,
    tenantId: '000000',
    account: account.account,
    userName: account.userName,
    avatar: '',
    authority: account.shopkeeper ? 'owner' : 'clerk',
    clientId,
    supplierId: supplier.id,
    supplierName: supplier.name,
    storeId: supplier.id,
    storeName: supplier.name,
    storeLogo: logoOf(supplier),
    phone: maskPhone(account.phone),
    supplierType: isMaterial ? 'MATERIAL' : 'GENERAL',
  }
}
