import { beforeEach, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import type { Store } from '#features/store/setting/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/settings/storeSettings'
const BODY = {
  storeLogo: '/logo.png',
  storeDesc: '供应钢材水泥砂石',
  storeAddressIdPath: '44,4403,440306',
  storeAddressPath: '广东省,深圳市,宝安区',
  storeAddressDetail: '1号',
  storeCenter: '',
  pageShow: 'false',
  selfPickFlag: 'true',
}

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})
const put = (path: string, fields: Record<string, string>, by = client, method = 'PUT') =>
  call(method, BASE + path, { body: new URLSearchParams(fields), headers: { Authorization: `Bearer ${by.token}` } })
const store = async (by = client) => (await by.get<Store & { nickName: string }>(BASE)).data

it('returns the own shop and the signed-in person', async () => {
  expect(await store()).toMatchObject({ id: '9001', nickName: '陈敏', storeDisable: 'OPEN', stockWarning: 10 })
  expect(await store(await signIn('haichuan'))).toMatchObject({ id: '9003', storeAddressIdPath: '44,4406,440605' })
})

it('counts the products that the shop has', async () => {
  const seller = await signIn('haichuan')
  const products = db.goods.filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)
  expect((await store(seller)).goodsNum).toBe(products.length)
  db.goods.update(products[0]?.id ?? '', { deleteFlag: true })
  expect((await store(seller)).goodsNum).toBe(products.length - 1)
})

it.each([
  ['PUT', ''],
  ['POST', ''],
  ['PUT', '/edit'],
])('saves the base data by %s %s, and nothing else', async (method, path) => {
  expect(await put(path, { ...BODY, storeName: '别的店' }, client, method)).toMatchObject({ success: true, data: true })
  expect(await store()).toMatchObject({
    storeName: '粤恒钢铁贸易有限公司（示例）',
    storeLogo: '/logo.png',
    storeDesc: '供应钢材水泥砂石',
    storeAddressDetail: '1号',
    pageShow: false,
    selfPickFlag: true,
  })
  expect(db.suppliers.get('9001')?.storeLogo).toBe('/logo.png')
})

it.each([
  ['', { ...BODY, storeDesc: '短' }, '店铺简介需在6-200字符之间'],
  ['/updateStockWarning', { stockWarning: '' }, '请输入库存预警数'],
  ['/merchantEuid', { merchantEuid: 'a'.repeat(31) }, '坐席ID不能超过30个字'],
  ['/storeAfterSaleAddress2', { salesConsigneeName: '陈敏' }, '请填写手机号'],
])('rejects %s with the errors', async (path, fields, message) => {
  expect(await put(path, fields)).toMatchObject({ http: 400, success: false, code: 4002, message })
})

it('stores three contacts separately; one that was never set is null', async () => {
  expect((await client.get(`${BASE}/storeAfterSaleAddress2`)).data).toBeNull()
  const sent = {
    salesConsigneeName: '陈敏',
    salesConsigneeMobile: '19900000001',
    salesConsigneeAddressId: '44,4403,440306',
    salesConsigneeAddressPath: '广东省,深圳市,宝安区',
    salesConsigneeDetail: '2号',
  }
  await put('/storeAfterSaleAddress2', sent)
  expect((await client.get(`${BASE}/storeAfterSaleAddress2`)).data).toEqual(sent)
  expect((await client.get(`${BASE}/storeAfterSaleAddress`)).data).toMatchObject({ salesConsigneeName: '粤恒售后' })
  expect((await client.get(`${BASE}/storeDeliverGoodsAddress`)).data).toMatchObject({ salesConsignorName: '粤恒仓库' })
})

it('may be read by every account, and saved only with the permission', async () => {
  const clerk = await signIn('yueheng01')
  expect((await store(clerk)).id).toBe('9001')
  expect(await put('/merchantEuid', { merchantEuid: 'x' }, clerk)).toMatchObject({
    success: false,
    message: '权限不足',
  })
})

const SHOPS = '/api/store/store/shop'
type ShopRow = { id: string; storeName: string; storeDisable: string }

it('lists the open shops of the mall in pages, by name as well, and none that is closed', async () => {
  const read = async (query: Record<string, string | number>) => (await client.get<Page<ShopRow>>(SHOPS, query)).data
  const first = await read({ pageNumber: 1, pageSize: 10, storeDisable: 'OPEN' })
  const second = await read({ pageNumber: 2, pageSize: 10, storeDisable: 'OPEN' })
  const open = [...first.records, ...second.records]
  expect(first.records[0]).toEqual({
    id: expect.any(String),
    storeName: expect.any(String),
    storeLogo: expect.any(String),
    storeDisable: 'OPEN',
    selfOperated: expect.any(Boolean),
  })
  expect(first.total).toBeGreaterThanOrEqual(12)
  expect(new Set(open.map(({ id }) => id)).size).toBe(first.total)
  expect(open.every(({ storeDisable }) => storeDisable === 'OPEN')).toBe(true)
  const all = await read({ pageNumber: 1, pageSize: 100 })
  const closed = all.records.find(({ storeDisable }) => storeDisable !== 'OPEN')
  expect(await read({ storeName: closed?.storeName ?? '' })).toMatchObject({ total: 1 })
  expect(await read({ storeName: closed?.storeName ?? '', storeDisable: 'OPEN' })).toMatchObject({ total: 0 })
})
