import { beforeEach, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import type { StoreAddress } from '#features/store/address/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/member/storeAddress'
const POINT = {
  addressName: '三山码头',
  address: '广东省佛山市南海区三山大道1号',
  center: '113.21,22.99',
  mobile: '19900090001',
}

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const ask = <Data = StoreAddress>(method: string, path: string, fields: Record<string, string> = {}, by = client) =>
  call<Data>(method, BASE + path, {
    body: method === 'GET' ? undefined : new URLSearchParams(fields),
    headers: { Authorization: `Bearer ${by.token}` },
  })

it('lists, adds, changes and deletes own pick-up points', async () => {
  const { data: page } = await client.get<Page<StoreAddress>>(BASE, { pageNumber: 2, pageSize: 10 })
  expect([page.total, page.current, page.records.length]).toEqual([25, 2, 10])
  const { data: added } = await ask('POST', '', POINT)
  expect((await ask('GET', `/${added.id}`)).data).toMatchObject(POINT)
  await ask('PUT', `/${added.id}`, { ...POINT, addressName: '新码头' })
  expect(db.storeAddresses.get(added.id)?.addressName).toBe('新码头')
  // A shop may have a landline.
  await ask('PUT', `/${added.id}`, { ...POINT, mobile: '0757-86332200' })
  expect(db.storeAddresses.get(added.id)?.mobile).toBe('0757-86332200')
  await ask('DELETE', `/${added.id}`)
  expect(db.storeAddresses.get(added.id)).toBeUndefined()
})

it.each([
  ['no position', { ...POINT, center: '' }, '请填写经纬度'],
  ['a bad phone', { ...POINT, mobile: '123' }, '联系电话应为手机、带区号的座机或400电话'],
])('rejects %s', async (_name, fields, message) => {
  expect(await ask('POST', '', fields)).toMatchObject({ http: 400, code: 4002, message })
})

it('rejects addresses of others, and accounts without the screen', async () => {
  const foreign = db.storeAddresses.find(({ supplierId }) => supplierId === '9004')
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect(await ask(method, `/${foreign?.id}`, POINT)).toMatchObject({ http: 400, code: 20005, message: '权限不足' })
  }
  expect(await ask('POST', '', POINT, await signIn('haichuan01'))).toMatchObject({
    success: false,
    message: '权限不足',
  })
})
