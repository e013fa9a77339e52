import { getSession } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { callHeaders } from './callHeaders'
import { deviceUuid } from './uuid'

/** The tenant of a gateway that has one. */
export const DEFAULT_TENANT = '000000'

/** Paths that take the client credentials of the app type instead of a token, and never refresh. */
const TOKEN_ENDPOINTS = [
  /\/gd-auth\/(supplierToken|captcha|getVerifyCodeSupplier)/,
  /\/store\/passport\/login\/(userLogin|smsLogin|refresh|resetByMobile|resetPassword)/,
  /\/store\/buyer\/passport\/member\/(register|smsLogin)/,
]

/** True for requests that end the session: what they are answered never asks for another one. */
export function endsSession(path: string): boolean {
  return withoutQuery(path).endsWith('/logout')
}

/** True for requests that sign in or refresh: they carry credentials, and their 403 does not mean session expiry. */
export function isTokenEndpoint(path: string): boolean {
  const bare = withoutQuery(path)
  return TOKEN_ENDPOINTS.some((pattern) => pattern.test(bare))
}

/** The headers of a request, by its rewritten path. */
export function headersFor(path: string): Record<string, string> {
  if (!isTokenEndpoint(path)) return callHeaders(withoutQuery(path), deviceUuid(), getSession().accessToken)
  const { clientId, clientSecret, tenantId } = currentVariant()
  return {
    ...callHeaders(withoutQuery(path), deviceUuid(), ''),
    Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    'Tenant-Id': tenantId ?? DEFAULT_TENANT,
  }
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '')
}
