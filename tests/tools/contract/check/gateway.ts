import { isRecord, wireText } from '#domain/wire'
import { type Args, type Endpoint, fillPath } from '#shared/endpoint'
import { callHeaders } from '#shared/http/callHeaders'
import type { Raw, Send } from './answer'

/** A gateway and who signs in there. A token spares the sign-in, where that asks for a captcha. */
export type Gateway = {
  api: string
  clientId: string
  clientSecret: string
  account?: string
  password?: string
  token?: string
}

const TIMEOUT_MS = 20_000
const DEVICE = '00000000-0000-4000-8000-000000000000'

/** Sends a request: over the network, or to an API in this process. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

/** Sends a write; tries of one write carry one key. */
export type Write = (endpoint: Endpoint, args: Args, key: string) => Promise<Raw>

/**
 * Signs in to a gateway.
 *
 * @returns the functions that send reading calls and writes as the account
 * @throws Error when it refuses, or is not there
 */
export async function openGateway(gateway: Gateway, fetchFrom: Fetch = fetch): Promise<{ send: Send; write: Write }> {
  const token = gateway.token ?? (await signIn(gateway, fetchFrom))
  const sent = async (path: string, query: Args, init: RequestInit = {}): Promise<Raw> => {
    const url = new URL(path, gateway.api)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const response = await fetchFrom(url, {
      ...init,
      headers: { Accept: 'application/json', ...callHeaders(path, DEVICE, token), ...init.headers },
      // A redirect would take the token to another server; it is no answer of this one.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, text: await response.text() }
  }
  return {
    send: (path, args) => sent(path, args),
    write: (endpoint, args, key) => {
      const { path, rest } = fillPath(endpoint, args)
      const { method, encoding } = endpoint
      if (encoding === 'query') return sent(path, rest, { method, headers: { 'Idempotency-Key': key } })
      const isJson = encoding === 'json'
      const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
      const texts = Object.entries(rest).map(([name, value]) => [name, String(value)])
      const body = isJson ? JSON.stringify(rest) : new URLSearchParams(texts).toString()
      return sent(path, {}, { method, body, headers: { 'Content-Type': type, 'Idempotency-Key': key } })
    },
  }
}

async function signIn({ api, account, password, clientId, clientSecret }: Gateway, fetchFrom: Fetch): Promise<string> {
  const response = await fetchFrom(new URL('/api/gd-auth/supplierToken', api), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Type': 'supplier',
      'Tenant-Id': '000000',
      Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    },
    body: JSON.stringify({
      type: 'account',
      tenantId: '000000',
      grantType: 'password',
      scope: 'all',
      account,
      password,
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  const data = isRecord(body) && isRecord(body.data) ? body.data : body
  const token = isRecord(data) ? wireText(data.accessToken) || wireText(data.access_token) : ''
  if (token !== '') return token
  const reason = isRecord(body) ? wireText(body.msg) || wireText(body.message) : ''
  const hint = '. Where the gateway asks for a captcha, sign in by hand and give its --token'
  throw new Error(`${api} refused the sign-in of ${account}: ${reason || `HTTP ${response.status}`}${hint}`)
}
