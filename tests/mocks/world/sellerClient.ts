import { createHash, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Page } from '#domain/page'
import type { TokenPair } from '#features/account/signIn/model'
import { type Answer, call } from '#tests/kit/api'

// The open lilishop seller client: how it signs in and sends.

export const STORE = '/api/store'
export const COMMON = '/api/common/common'
export const device = { uuid: randomUUID() }
/** The tokens of the latest sign-in. */
export const session: { tokens: TokenPair } = { tokens: { accessToken: '', refreshToken: '' } }

/** Its axios wrapper: the bare token, the device, and the seconds on every GET. */
export function read<Data>(
  path: string,
  query: Record<string, string | number> = {},
  base = STORE,
): Promise<Answer<Data>> {
  const headers = { ...device, accessToken: session.tokens?.accessToken ?? '' }
  return call('GET', `${base}${path}`, { query: { _t: Math.trunc(Date.now() / 1000), ...query }, headers })
}

/** Moves the slider; `gap` in the picture's source is the distance. */
export async function slide(by = 0): Promise<Answer<boolean>> {
  const { data } = await call<Slider>('GET', `${COMMON}/slider/LOGIN`, { headers: device })
  const xPos = Number(/id="gap" x="(\d+)"/.exec(decodeURIComponent(data.backImage))?.[1])
  expect(data).toMatchObject({ originalWidth: 300, originalHeight: 150, sliderWidth: 60, sliderHeight: 60 })
  expect(data.randomY + data.sliderHeight).toBeLessThan(data.originalHeight)
  // The client stops 43 pixels before the edge.
  expect(xPos).toBeLessThan(300 - 43)
  const query = { verificationEnums: 'LOGIN', xPos: xPos + by }
  return call('POST', `${COMMON}/slider/LOGIN`, { query, headers: device })
}
type Slider = { backImage: string; slidingImage: string } & Record<
  'randomY' | 'originalWidth' | 'originalHeight' | 'sliderWidth' | 'sliderHeight',
  number
>

export function enter(): Promise<Answer<TokenPair>> {
  const body = new FormData()
  body.append('username', 'haichuan')
  body.append('password', createHash('md5').update('Mall@2026').digest('hex'))
  return call('POST', `${STORE}/passport/login/userLogin`, { body, headers: device })
}

export async function signIn(): Promise<Answer<TokenPair>> {
  expect(await slide()).toMatchObject({ success: true, data: true })
  const answer = await enter()
  if (answer.success) session.tokens = answer.data
  return answer
}

type Params = Readonly<Record<string, unknown>>

/**
 * A write of its axios wrapper: a form in which nothing is the word null or undefined. Without parameters it is empty.
 */
export function sendForm<Data>(method: 'POST' | 'PUT', path: string, params: Params = {}) {
  const body = Object.entries(params)
    .map((pair) => pair.map((part) => encodeURIComponent(String(part))).join('='))
    .join('&')
  const headers = { ...device, accessToken: session.tokens.accessToken }
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return call<Data>(method, `${STORE}${path}`, { body, headers: { ...headers, ...type } })
}

/** A write of its axios wrapper as JSON, which leaves out what is undefined. */
export function sendJson<Data>(method: 'POST' | 'PUT', path: string, body: Params | readonly Params[]) {
  const headers = { ...device, accessToken: session.tokens.accessToken }
  return call<Data>(method, `${STORE}${path}`, { body, headers })
}

export function sendDelete(path: string) {
  return call('DELETE', `${STORE}${path}`, { headers: { ...device, accessToken: session.tokens.accessToken } })
}

/** A SKU as its goods picker hands it on. */
export type PickedSku = Record<
  'id' | 'goodsId' | 'goodsName' | 'storeId' | 'storeName' | 'thumbnail' | 'small',
  string
> &
  Record<'price' | 'quantity', number> & { categoryPath: string; goodsType: string; salesModel: string }

/** What its goods picker shows on its first page, without wholesale: activities do not take that. */
export async function pickSkus(query: Record<string, string | number> = {}): Promise<PickedSku[]> {
  const asked = {
    pageNumber: 1,
    pageSize: 18,
    order: 'desc',
    goodsName: '',
    sn: '',
    categoryPath: '',
    sort: 'createTime',
  }
  const { data } = await read<Page<PickedSku>>('/goods/goods/sku/list', {
    ...asked,
    marketEnable: 'UPPER',
    authFlag: 'PASS',
    ...query,
  })
  return data.records.filter(({ salesModel }) => salesModel === 'RETAIL')
}
