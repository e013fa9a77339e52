import { beforeEach, expect, it } from 'vitest'
import type { RecordLog } from '#features/procurement/recordLog/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'
import { newGoods } from './newGoods'

const GOODS = '/api/store/goods/goods'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const product = () => db.goods.find(({ storeId, marketEnable }) => storeId === '9003' && marketEnable === 'UPPER')
const historyOf = async (id: string) =>
  (await client.get<RecordLog[]>('/api/gd-material/recordLog/queryList', { kind: 'GOODS', id })).data

it('names who changed what of a product, old and new', async () => {
  const { id = '' } = product() ?? {}
  const by = db.accounts.find(({ account }) => account === 'haichuan')?.userName
  const [sku] = db.goodsSkus.filter(({ goodsId }) => goodsId === id)
  await client.put(`${GOODS}/under`, new URLSearchParams({ goodsId: id, reason: '停产换代' }))
  await client.put(`${GOODS}/update/stocks`, [{ skuId: sku?.id, quantity: '7' }])
  const price = { goodsId: id, changeType: 'PRICE', skuId: sku?.id, after: '9.50', reason: '涨价' }
  const { data } = await client.post<{ id: string }>('/api/goods/change/store/add', price)
  takeStep('passChange', data.id)
  const logs = await historyOf(id)
  const name = sku?.simpleSpecs.trim()
  expect(logs).toMatchObject([
    { userName: '平台', action: 'change', detail: expect.stringMatching(/价格 .+ → 9\.50；涨价$/) },
    { userName: by, action: 'stock', detail: `${name} 库存 ${sku?.quantity} → 7` },
    {
      userName: by,
      action: 'under',
      detail: '停产换代',
      changes: [{ field: 'marketEnable', from: 'UPPER', to: 'DOWN' }],
    },
    { action: 'create' },
  ])
})

it('names specs that came and went, and another sale mode with its tiers', async () => {
  const { id = '' } = product() ?? {}
  const [kept, ...gone] = db.goodsSkus.filter(({ goodsId }) => goodsId === id)
  const body = newGoods()
  const [first, second] = body.skuList
  const skuList = [
    { ...first, id: kept?.id },
    { ...second, quantity: 20 },
  ]
  const change = { salesModel: 'WHOLESALE', wholesaleList: [{ num: 2, price: 9 }], skuList }
  expect((await client.put(`${GOODS}/update/${id}`, { ...body, ...change, goodsId: id })).success).toBe(true)
  const [log] = await historyOf(id)
  expect(log?.changes).toContainEqual({ field: 'salesModel', from: 'RETAIL', to: 'WHOLESALE' })
  const names = gone.map(({ simpleSpecs }) => `${simpleSpecs.trim()} 已删除`)
  for (const said of ['批发价 无 → 2 起 9.00', ...names, 'Φ14 新增，价格 9.00', `${kept?.simpleSpecs.trim()} → Φ12`])
    expect(log?.detail).toContain(said)
})

it('logs nothing where nothing changed, and shows no product of another shop', async () => {
  const { id = '' } = product() ?? {}
  const [sku] = db.goodsSkus.filter(({ goodsId }) => goodsId === id)
  await client.put(`${GOODS}/update/stocks`, [{ skuId: sku?.id, quantity: sku?.quantity }])
  expect(await historyOf(id)).toHaveLength(1)
  const other = db.goods.find(({ storeId }) => storeId === '9004')
  expect(await historyOf(other?.id ?? '')).toBeNull()
})
