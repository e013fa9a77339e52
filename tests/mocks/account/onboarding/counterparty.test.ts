import { beforeEach, expect, it } from 'vitest'
import type { TokenPair } from '#features/account/signIn/model'
import { seedApplications } from '#mocks/account/onboarding/seed'
import { resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { call, clientOf, MATERIAL, PLAIN } from '#tests/kit/api'

const BASE = '/api/buyer/store/store/apply'

beforeEach(resetDb)

/** A person who signed up, applied and was approved, in one of the products. */
async function newOwner(headers: Record<string, string>) {
  const phone = '19912345678'
  await call('GET', '/api/gd-auth/getVerifyCodeSupplier/REGISTER', { query: { phone } })
  const fields = { username: 'dongfang', password: 'a'.repeat(32), mobilePhone: phone, code: '123456' }
  const body = new URLSearchParams(fields)
  const { data } = await call<TokenPair>('POST', '/api/store/buyer/passport/member/register', { body, headers })
  const owner = clientOf(data.accessToken)
  const application = {
    ...seedApplications()[0],
    storeName: '东方钢铁',
    storeLogo: 'https://img.example.com/dongfang.png',
  }
  for (const step of ['newFirst', 'newSecond', 'third']) await owner.post(`${BASE}/${step}`, application)
  takeStep('approveStore', 'dongfang')
  return owner
}

type Node = { routeName: string; children?: Node[] }
const namesOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ routeName, children = [] }) => [routeName, ...namesOf(children)])

it.each([
  ['material', MATERIAL, true],
  ['plain', PLAIN, false],
])('the owner of a newly opened %s shop has the screens of that product', async (_, headers, hasMall) => {
  const owner = await newOwner(headers)
  const menu = namesOf((await owner.get<Node[]>('/api/gd-system/menu/menu-include-client')).data)
  for (const screen of ['goods', 'goods-operation', 'orderList']) expect(menu.includes(screen)).toBe(hasMall)
  const setting = await owner.get<{ storeLogo: string }>('/api/store/settings/storeSettings')
  expect(setting.data.storeLogo).toBe('https://img.example.com/dongfang.png')
  const products = hasMall ? { http: 200, data: { total: 0 } } : { success: false, message: '权限不足' }
  expect(await owner.get('/api/store/goods/goods/list')).toMatchObject(products)
})
