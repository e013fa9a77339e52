import { md5 } from 'js-md5'
import { unchecked } from '#domain/shape'
import { readTokens } from '#shared/http/refresh'
import { get, post, postForm } from '#shared/http/request'
import { type SellerUser, storeTokens, storeUser, type Tokens } from '#shared/session'
import type { StoreSettings, SupplierToken, VerificationKind } from './model'

/** A picture whose characters are to be typed; each serves one attempt. */
export type Captcha = { key: string; image: string }

/** What the sign-in forms send. */
export type PasswordInput = { account: string; password: string; captchaKey: string; captchaCode: string }
export type SmsInput = { phone: string; verifyCode: string }

const PASSPORT = '/api/store/passport/login'
const TOKEN = '/api/gd-auth/supplierToken'

/** A new captcha; the key and code of the one before are sent along, so that the server drops it. */
export function getCaptcha(before: { key: string; code: string }, signal?: AbortSignal): Promise<Captcha> {
  return get<Captcha>(
    '/api/gd-auth/captcha',
    unchecked(),
    {},
    { signal, headers: captchaHeaders(before.key, before.code) },
  )
}

/** Asks for an SMS code. */
export function sendVerifyCode(kind: VerificationKind, phone: string): Promise<unknown> {
  return get(`/api/gd-auth/getVerifyCodeSupplier/${kind}`, unchecked(), { phone })
}

/** Signs in with account and password: the material variant at its passport, the plain one at the token call. */
export function signInByPassword(way: 'material' | 'supplier', input: PasswordInput): Promise<SellerUser> {
  const headers = captchaHeaders(input.captchaKey, input.captchaCode)
  const { account, password } = input
  if (way === 'material') {
    return enter(
      postForm(`${PASSPORT}/userLogin`, unchecked(), { username: account, password: md5(password) }, { headers }),
    )
  }
  const body = { type: 'account', tenantId: '000000', account, password, grantType: 'captcha', scope: 'all' }
  return enter(post(TOKEN, unchecked(), body, { headers }))
}

/** Signs in with a phone and its SMS code. */
export function signInBySms(way: 'material' | 'supplier', { phone, verifyCode }: SmsInput): Promise<SellerUser> {
  if (way === 'material')
    return enter(postForm(`${PASSPORT}/smsLogin`, unchecked(), { mobile: phone, code: verifyCode }))
  const body = { type: 'account', tenantId: '000000', phone, verifyCode, grantType: 'smsVerifyCode', scope: 'all' }
  return enter(post(TOKEN, unchecked(), body))
}

/** Tells the passport that the session is over. */
export function signOut(): Promise<unknown> {
  return postForm(`${PASSPORT}/logout`, unchecked(), {})
}

/** Keeps the tokens, then finds out who signed in: from the answer, else from the shop's settings. */
async function enter(answer: Promise<Partial<SupplierToken> & Partial<Tokens>>): Promise<SellerUser> {
  const payload = await answer
  const tokens = readTokens({ ok: true, payload })
  if (!tokens) throw new Error('the sign-in answer holds no token')
  storeTokens(tokens)
  const settings = payload.storeName
    ? null
    : await get<Partial<StoreSettings>>('/api/store/settings/storeSettings', unchecked())
  const user: SellerUser = {
    userId: payload.userId ?? settings?.memberId ?? settings?.id ?? '',
    account: payload.account ?? settings?.memberName ?? '',
    userName: payload.userName ?? settings?.nickName ?? settings?.memberName ?? '',
    storeName: payload.storeName ?? settings?.storeName ?? payload.userName ?? '',
    storeLogo: payload.storeLogo ?? settings?.storeLogo ?? payload.avatar ?? '',
  }
  storeUser(user)
  return user
}

function captchaHeaders(key: string, code: string): Record<string, string> {
  return { 'Captcha-Key': key, 'Captcha-Code': encodeURIComponent(code) }
}
