import * as v from 'valibot'
import { isPhone } from '#domain/cell/phone'
import * as wire from '#domain/wire'

/** Which token endpoint signs in: the material passport or the plain variant's own. */
export type SignInWay = 'material' | 'supplier'

/** The result of every sign-in and refresh. */
export type TokenPair = { accessToken: string; refreshToken: string }

/** Response of `supplierToken`: the pair and the signed-in user. */
export type SupplierToken = TokenPair & {
  tokenType: string
  /** Seconds. */
  expiresIn: number
  userId: string
  tenantId: string
  account: string
  /** The person's name, not the login name. */
  userName: string
  avatar: string
  authority: string
  clientId: string
  supplierId: string
  supplierName: string
  storeId: string
  storeName: string
  storeLogo: string
  /** Masked. */
  phone: string
  supplierType: 'MATERIAL' | 'GENERAL'
}

/** What an identity provider answered, by the names of the gateway's token endpoint. */
export type ProviderGrant = {
  grantType: 'authorization_code' | 'social'
  code: string
  redirectUri: string
  state?: string
  source?: string
  codeVerifier?: string
}

/** The shop as returned by `storeSettings`: the fallback source of the seller info after sign-in. */
export const storeSettingsSchema = v.object({
  /** Id of the shop; several people share it. */
  id: wire.text(),
  /** Id of the signed-in user; `memberName` is the login name. A server may omit both. */
  memberId: wire.text(),
  memberName: wire.text(),
  storeName: wire.text(),
  storeLogo: wire.text(),
  /** Name of the signed-in person. */
  nickName: wire.text(),
  storeDisable: wire.text(),
  /** Names of province, city and district, joined by commas. */
  storeAddressPath: wire.text(),
  storeAddressDetail: wire.text(),
})

/** The purpose of an SMS code; the last path segment of `getVerifyCodeSupplier`. */
export type VerificationKind =
  | 'LOGIN'
  | 'REGISTER'
  | 'FIND_USER'
  | 'UPDATE_PASSWORD'
  | 'WALLET_PASSWORD'
  | 'BIND_MOBILE'

/** Digits of an SMS code. */
const SMS_CODE_LENGTH = 6
/** Seconds before another SMS code may be requested for the same phone. */
export const SMS_INTERVAL_SECONDS = 60

/** The error of a typed phone, or null. */
export function phoneRule(value: string): string | null {
  return isPhone(value.trim()) ? null : '请输入正确的手机号'
}

/** The error of a typed SMS code, or null. */
export function codeRule(value: string): string | null {
  return value.trim().length === SMS_CODE_LENGTH ? null : '请输入6位短信验证码'
}
