import { createHash, randomUUID } from 'node:crypto'
import { isRecord } from '#domain/wire'
import { passSlider } from '#tests/tools/contract/lilishop/slider'
import { ACCOUNTS, SERVICES } from './settings'

type Values = Readonly<Record<string, string | number | boolean>>
type Options = { method?: 'POST' | 'PUT' | 'DELETE'; query?: Values; form?: Values; json?: unknown }

/** Calls a service of the shop as somebody; resolves to the result, and throws what the shop refuses. */
export type ShopCall = <Result>(path: string, options?: Options) => Promise<Result>

/** The service of sellers, as the bearer of a token. */
export function asSeller(accessToken: string): ShopCall {
  return callOf(SERVICES.seller, { accessToken })
}

/** Signs the buyer of the settings in. */
export async function signInBuyer(): Promise<ShopCall> {
  const { name, password } = ACCOUNTS.buyer
  const uuid = randomUUID()
  await passSlider(SERVICES.common, 'LOGIN', { uuid, forwardedFor: '127.0.0.1' })
  const form = { username: name, password: md5(password) }
  const path = '/buyer/passport/member/userLogin'
  const { accessToken } = await callOf(SERVICES.buyer, { uuid })<{ accessToken: string }>(path, {
    method: 'POST',
    form,
  })
  return callOf(SERVICES.buyer, { uuid, accessToken })
}

/** A password as it travels. */
function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}

function callOf(server: string, who: Record<string, string>): ShopCall {
  return async (path, { method, query = {}, form, json } = {}) => {
    const address = new URL(path, server)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const headers = { ...who, ...(json === undefined ? {} : { 'Content-Type': 'application/json' }) }
    const body = json === undefined ? form && formOf(form) : JSON.stringify(json)
    const response = await fetch(address, { method: method ?? 'GET', headers, ...(body ? { body } : {}) })
    const answer: unknown = await response.json().catch(() => null)
    if (isRecord(answer) && answer.success === true) return answer.result as never
    const said = isRecord(answer) ? `${answer.code} ${answer.message}` : 'no JSON'
    throw new Error(`${method ?? 'GET'} ${path}: HTTP ${response.status}, ${said}`)
  }
}

function formOf(values: Values): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
