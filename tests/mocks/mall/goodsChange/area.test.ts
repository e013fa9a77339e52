import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { allRecords, type Client, signIn } from '#tests/kit/api'

const BASE = '/api/goods/change/store'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const goods = () => one(db.goods.find(({ goodsName }) => goodsName === '角磨机 850W'))
const sku = () => one(db.goodsSkus.find(({ goodsId }) => goodsId === goods().id))
const change = (fields: object) => ({
  goodsId: goods().id,
  skuId: sku().id,
  changeType: 'PRICE',
  before: sku().price,
  after: '199',
  reason: '涨价',
  ...fields,
})
const add = (fields: object = {}) => client.post<{ id: string }>(`${BASE}/add`, change(fields))
function one<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('none')
  return item
}

it('an approved request takes effect: the price of its SKU, the name, the selling point', async () => {
  const price = (await add()).data.id
  takeStep('passChange', price)
  expect((await client.get(`${BASE}/get/${price}`)).data).toMatchObject({
    status: 'PASS',
    before: '189.00',
    after: '199',
  })
  expect(sku().price).toBe('199')
  takeStep('passChange', (await add({ changeType: 'INFO', after: '三年保修' })).data.id)
  expect(goods().sellingPoint).toBe('三年保修')
  const { id } = goods()
  takeStep('passChange', (await add({ changeType: 'NAME', after: '角磨机 900W' })).data.id)
  expect(db.goods.get(id)?.goodsName).toBe('角磨机 900W')
  expect(db.goodsSkus.find(({ goodsId }) => goodsId === id)?.goodsName).toMatch(/^角磨机 900W/)
  expect(() => takeStep('refuseChange', price)).toThrow('当前状态不允许该操作')
})

it('an approved request of several prices changes each of them', async () => {
  const { id: goodsId } = one(
    db.goods.find(
      ({ id, storeId, salesModel }) =>
        storeId === '9003' &&
        salesModel === 'RETAIL' &&
        !db.goodsChanges.find((row) => row.goodsId === id) &&
        db.goodsSkus.filter((row) => row.goodsId === id).length > 2,
    ),
  )
  const [first, second, third] = db.goodsSkus.filter((row) => row.goodsId === goodsId)
  const prices = [first, second].map((row) => ({ skuId: row?.id, after: '777' }))
  const sent = { goodsId, skuId: '', after: '', prices }
  const answer = await add(sent)
  expect(answer.message).toBe('success')
  const { id } = answer.data
  expect((await add({ ...sent, skuId: second?.id, after: '5', prices: [] })).message).toBe(
    '该商品已有待审核的同类变更申请',
  )
  takeStep('passChange', id)
  const now = [first, second, third].map((row) => db.goodsSkus.get(row?.id ?? '')?.price)
  expect(now).toEqual(['777', '777', third?.price])
})

it('a rejected request has a reason and changes nothing', async () => {
  const { id } = (await add()).data
  takeStep('refuseChange', id, '请附成本依据')
  expect((await client.get(`${BASE}/get/${id}`)).data).toMatchObject({ status: 'REFUSE', auditMessage: '请附成本依据' })
  expect(sku().price).toBe('189.00')
})

it('rejects a second request of the same kind, one without a change, and products of another shop', async () => {
  expect((await add({ after: '189' })).message).toBe('变更后与变更前相同')
  expect((await add({ reason: '' })).message).toBe('请填写变更原因')
  expect((await add({ changeType: 'COLOUR' })).message).toBe('参数异常')
  expect((await add()).success).toBe(true)
  expect(await add({ after: '299' })).toMatchObject({
    http: 400,
    code: 4002,
    message: '该商品已有待审核的同类变更申请',
  })
  const foreign = one(db.goods.find(({ storeId }) => storeId === '9004'))
  expect(await add({ goodsId: foreign.id })).toMatchObject({ http: 400, code: 20005 })
})

it('lists the shop’s own requests, newest first, by status, type and name', async () => {
  const all = await allRecords<{ id: string; status: string; goodsName: string }>(client, `${BASE}/page`)
  expect(all).toHaveLength(30)
  const { id } = (await add()).data
  const list = async (query: Record<string, string>) =>
    (await client.get<{ records: { id: string }[]; total: number }>(`${BASE}/page`, query)).data
  expect((await list({})).records[0]?.id).toBe(id)
  expect((await list({ status: 'TOBEAUDITED' })).total).toBe(7)
  expect((await list({ goodsName: '角磨机', changeType: 'PRICE', status: 'TOBEAUDITED' })).records[0]?.id).toBe(id)
})
