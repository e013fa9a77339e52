import { getSession } from '#shared/session'
import { currentVariant } from '#shared/variant'
import { deviceUuid } from './uuid'

/**
 * The headers that carry the access token. The specification says "bearer access token"; the two ancestors' gateways
 * each read a header of their own, so all three are sent. Shorten this table once a gateway is known to need fewer.
 */
const TOKEN_HEADERS: [name: string, format: (token: string) => string][] = [
  ['Authorization', (token) => `Bearer ${token}`],
  ['Blade-Auth', (token) => `bearer ${token}`],
  ['accessToken', (token) => token],
]

/** Paths that take the client credentials of the app type instead of a token, and never refresh. */
const TOKEN_ENDPOINTS = [
  /\/gd-auth\/(supplierToken|captcha|getVerifyCodeSupplier)/,
  /\/store\/passport\/login\/(userLogin|smsLogin|refresh|resetByMobile|resetPassword)/,
  /\/store\/buyer\/passport\/member\/register/,
]

/** Paths of the supplier's own services, which require the user type. */
const SUPPLIER_ENDPOINTS = /\/api\/(supplier\/|gd-system\/supplier\/|gd-auth\/supplierToken)/

/** True for calls that sign in or refresh: they carry credentials, and their 403 does not mean a lost session. */
export function isTokenEndpoint(path: string): boolean {
  const bare = withoutQuery(path)
  return TOKEN_ENDPOINTS.some((pattern) => pattern.test(bare))
}

/** The headers of one call, by its rewritten path. */
export function headersFor(path: string): Record<string, string> {
  const headers: Record<string, string> = { uuid: deviceUuid() }
  if (SUPPLIER_ENDPOINTS.test(withoutQuery(path))) headers['User-Type'] = 'supplier'
  if (isTokenEndpoint(path)) {
    const { clientId, clientSecret } = currentVariant()
    headers.Authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`
    headers['Tenant-Id'] = '000000'
    return headers
  }
  const { accessToken } = getSession()
  if (accessToken) for (const [name, format] of TOKEN_HEADERS) headers[name] = format(accessToken)
  return headers
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/, '')
}
