import * as v from 'valibot'
import { nothing, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { DEFAULT_TENANT } from '#shared/http/headers'
import { operation } from '#shared/http/operation'
import { passwordHash } from '#shared/http/passwordHash'
import { getSession, type SellerUser, storeSession, tryTokens } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { signInEndpoints } from './endpoints'
import { type ProviderGrant, type SignInWay, storeSettingsSchema, type VerificationKind } from './model'

/** An image with characters to type; each is valid for one attempt. */
const captchaSchema = v.object({ key: wire.id(), image: wire.id() })
type Captcha = v.InferOutput<typeof captchaSchema>

/** A token pair in either spelling, and the signed-in user as far as the server sends it. */
const tokenAnswerSchema = v.pipe(
  v.object({
    accessToken: v.optional(wire.text(), ''),
    access_token: v.optional(wire.text(), ''),
    refreshToken: v.optional(wire.text(), ''),
    refresh_token: v.optional(wire.text(), ''),
    userId: wire.text(),
    account: wire.text(),
    userName: wire.text(),
    storeName: wire.text(),
    storeLogo: wire.text(),
    avatar: wire.text(),
  }),
  v.check((answer) => answer.accessToken !== '' || answer.access_token !== ''),
)
type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>

/** The payloads of the sign-in forms. */
export type PasswordInput = { account: string; password: string; captchaKey: string; captchaCode: string }
/** The payload of the sign-in by SMS code. */
export type SmsInput = { phone: string; verifyCode: string }

const tokens = requiredValue(tokenAnswerSchema)

const readCaptcha = operation(signInEndpoints.captcha, requiredValue(captchaSchema))
// That it was sent is all: a refusal says why not.
const requestCode = operation(signInEndpoints.verifyCode, { ...nothing, schema: wire.flag() })
const askToken = operation(signInEndpoints.token, tokens)
const askByPassword = operation(signInEndpoints.byPassword, tokens)
const askBySms = operation(signInEndpoints.bySms, tokens)
const signOutOfMall = operation(signInEndpoints.signOut, nothing)
const endSession = operation(signInEndpoints.endSession, nothing)
const readShop = operation(signInEndpoints.shop, recordOf(storeSettingsSchema))

/** A new captcha; the previous key and code are sent along, so that the server drops it. */
export function getCaptcha(before: { key: string; code: string }, signal?: AbortSignal): Promise<Captcha> {
  return readCaptcha(null, { signal, headers: captchaHeaders(before.key, before.code) })
}

/**
 * Requests an SMS code.
 *
 * @throws ApiError when the phone is not valid, or asks again too soon or too often
 */
export function sendVerifyCode(kind: VerificationKind, phone: string): Promise<unknown> {
  return requestCode({ kind, phone })
}

/**
 * Signs in with account and password: the material variant at its passport, the plain one at the token endpoint.
 *
 * @throws ApiError when account, password or captcha is rejected; the captcha is used up then
 */
export async function signInByPassword(way: SignInWay, input: PasswordInput): Promise<SellerUser> {
  const headers = captchaHeaders(input.captchaKey, input.captchaCode)
  const { account, password } = input
  if (way === 'material') {
    return enter(askByPassword({ username: account, password: await passwordHash(password) }, { headers }))
  }
  return enter(askToken({ ...tenant(), account, password, grantType: 'captcha' }, { headers }))
}

/**
 * Signs in with a phone and its SMS code.
 *
 * @throws ApiError when the code is rejected or the phone has no open shop
 */
export function signInBySms(way: SignInWay, { phone, verifyCode }: SmsInput): Promise<SellerUser> {
  if (way === 'material') return enter(askBySms({ mobile: phone, code: verifyCode }))
  return enter(askToken({ ...tenant(), phone, verifyCode, grantType: 'smsVerifyCode' }))
}

/**
 * Signs in by a code or a ticket of an identity provider, in either variant.
 *
 * @throws ApiError when the gateway rejects it, or the person has no account here
 */
export function signInByProvider(grant: ProviderGrant): Promise<SellerUser> {
  return enter(askToken({ ...tenant(), ...grant }))
}

/** Enters the shop that the signed-in member's application has opened: the session becomes a seller's. */
export async function enterOpenedShop(): Promise<SellerUser> {
  const { user, ...tokens } = getSession()
  const shop = await readShop()
  const seller: SellerUser = {
    userId: user?.userId || shop?.memberId || '',
    account: user?.account || shop?.memberName || '',
    userName: shop?.nickName || user?.userName || '',
    storeName: shop?.storeName || user?.userName || '',
    storeLogo: shop?.storeLogo ?? '',
  }
  storeSession(tokens, seller)
  return seller
}

/** Ends the session at the server, which refuses its tokens from then on. */
export function signOut(way: SignInWay): Promise<unknown> {
  return way === 'material' ? signOutOfMall() : endSession({ refreshToken: getSession().refreshToken })
}

/** Reads the user, from the response or else from the shop's settings, and stores the session. */
async function enter(answer: Promise<TokenAnswer>): Promise<SellerUser> {
  const given = await answer
  const tokens = {
    accessToken: given.accessToken || given.access_token,
    refreshToken: given.refreshToken || given.refresh_token,
  }
  const shop = given.storeName ? null : await tryTokens(tokens, readShop)
  const user: SellerUser = {
    userId: given.userId || shop?.memberId || shop?.id || '',
    account: given.account || shop?.memberName || '',
    userName: given.userName || shop?.nickName || shop?.memberName || '',
    storeName: given.storeName || shop?.storeName || given.userName,
    storeLogo: given.storeLogo || shop?.storeLogo || given.avatar,
  }
  storeSession(tokens, user)
  return user
}

function tenant() {
  return { tenantId: currentVariant().tenantId ?? DEFAULT_TENANT }
}

function captchaHeaders(key: string, code: string): Record<string, string> {
  return { 'Captcha-Key': key, 'Captcha-Code': encodeURIComponent(code) }
}
