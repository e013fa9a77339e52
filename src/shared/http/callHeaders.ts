/**
 * The headers that carry the access token. The specification says "bearer access token"; the two ancestors' gateways
 * each read a header of their own, so all three are sent. Shorten this table once a gateway is known to need fewer.
 */
const TOKEN_HEADERS: [name: string, format: (token: string) => string][] = [
  ['Authorization', (token) => `Bearer ${token}`],
  ['Blade-Auth', (token) => `bearer ${token}`],
  ['accessToken', (token) => token],
]

/** Paths of the supplier's own services, which require the user type. */
const SUPPLIER_ENDPOINTS = /\/api\/(supplier\/|gd-system\/supplier\/|gd-auth\/supplierToken)/

/** The headers of any request but sign-in: device, user type, and the token if there is one. */
export function callHeaders(path: string, uuid: string, accessToken: string): Record<string, string> {
  const headers: Record<string, string> = { uuid }
  if (SUPPLIER_ENDPOINTS.test(path)) headers['User-Type'] = 'supplier'
  if (accessToken) for (const [name, format] of TOKEN_HEADERS) headers[name] = format(accessToken)
  return headers
}
