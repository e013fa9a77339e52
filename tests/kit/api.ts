import { getResponse } from 'msw'
import type { Page } from '#domain/page'
import type { TokenPair } from '#features/account/signIn/model'
import { handlers } from '#mocks/areas'
import { hostOf } from './host'
import { keepCall } from './keepCalls'

/** A response of the embedded API, with its envelope unwrapped. */
export type Answer<Data = unknown> = {
  http: number
  code: number
  success: boolean | undefined
  message: string
  data: Data
}

type Sent = { body?: unknown; query?: Record<string, string | number>; headers?: Record<string, string> }

/** Sends one request to the handlers, like the middleware and `setupServer`. */
export async function send(method: string, path: string, { body, query, headers }: Sent = {}): Promise<Response> {
  const url = new URL(path, 'http://localhost')
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof URLSearchParams
  const json = body === undefined || isRaw ? undefined : JSON.stringify(body)
  const request = new Request(url, {
    method,
    headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body: json ?? (isRaw ? body : null),
  })
  const keepAnswer = keepCall(request)
  const response = await getResponse(handlers, request)
  if (!response) throw new Error(`No handler for ${method} ${path}`)
  await keepAnswer(response)
  return response
}

export async function call<Data = unknown>(method: string, path: string, sent: Sent = {}): Promise<Answer<Data>> {
  const response = await send(method, path, sent)
  const body = await response.json()
  const { code, success, message, msg, result, data } = body
  return { http: response.status, code, success, message: message ?? msg, data: 'result' in body ? result : data }
}

export const PLAIN = basic('gd_supplier_pc', 'gd_supplier_pc_secret')
export const MATERIAL = basic('gd_material_supplier_pc', 'gd_material_supplier_pc_secret')

export function basic(id: string, secret: string): Record<string, string> {
  return { Authorization: `Basic ${btoa(`${id}:${secret}`)}` }
}

/** The embedded API for one signed-in account. */
export type Client = {
  get: <Data = unknown>(path: string, query?: Sent['query']) => Promise<Answer<Data>>
  post: <Data = unknown>(path: string, body?: unknown, headers?: Sent['headers']) => Promise<Answer<Data>>
  put: <Data = unknown>(path: string, body?: unknown) => Promise<Answer<Data>>
  remove: <Data = unknown>(path: string) => Promise<Answer<Data>>
  token: string
}

export async function signIn(account: string): Promise<Client> {
  const headers = hostOf(account) === 'material' ? MATERIAL : PLAIN
  const body = { grantType: 'password', account, password: 'Mall@2026' }
  const answer = await call<TokenPair>('POST', '/api/gd-auth/supplierToken', { body, headers })
  if (!answer.success) throw new Error(answer.message)
  return clientOf(answer.data.accessToken)
}

export function clientOf(token: string): Client {
  const bearer = { Authorization: `Bearer ${token}` }
  return {
    get: (path, query) => call('GET', path, { query, headers: bearer }),
    post: (path, body = {}, headers = {}) => call('POST', path, { body, headers: { ...bearer, ...headers } }),
    put: (path, body = {}) => call('PUT', path, { body, headers: bearer }),
    remove: (path) => call('DELETE', path, { headers: bearer }),
    token,
  }
}

/** Every record of a paged list. */
export async function allRecords<Row>(
  client: Client,
  path: string,
  query: Record<string, string | number> = {},
): Promise<Row[]> {
  const { data } = await client.get<Page<Row>>(path, { ...query, current: 1, size: 200, pageNumber: 1, pageSize: 200 })
  return data.records
}

export const CONTRACTS = '/api/gd-centralized-sourcing/censou/contract'
export const MATERIALS = '/api/gd-centralized-sourcing/censou/material'
export const ORDERS = '/api/supplier/purchase/purchaseOrder'
export const NOTES = '/api/supplier/orderLogistics'
export const FLEET = '/api/gd-system/supplier'
export const PLATFORM_ORDERS = '/api/gd-order/order'
