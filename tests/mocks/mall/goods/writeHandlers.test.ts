import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

const GOODS = '/api/store/goods/goods'
const REFUSED = { http: 400, success: false, code: 20005, message: '权限不足' }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const goodsOf = (shop: string) => db.goods.filter(({ storeId, deleteFlag }) => storeId === shop && !deleteFlag)
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

it.each(['up', 'under', 'delete'])('refuses %s of a product of another shop', async (action) => {
  const before = structuredClone(goodsOf('9004'))
  const goodsId = before.map(({ id }) => id).join()
  expect(await client.put(`${GOODS}/${action}`, form({ goodsId }))).toMatchObject(REFUSED)
  expect(goodsOf('9004')).toEqual(before)
})

it.each([
  ['up', 'DOWN'],
  ['under', 'UPPER'],
  ['delete', 'UPPER'],
])('changes no product when one of the ids to %s is of another shop', async (action, marketEnable) => {
  const own = goodsOf('9003').find((row) => row.marketEnable === marketEnable)
  const goodsId = [own?.id, goodsOf('9004')[0]?.id].join()
  const before = structuredClone(own)
  expect(await client.put(`${GOODS}/${action}`, form({ goodsId }))).toMatchObject(REFUSED)
  expect(db.goods.get(own?.id ?? '')).toEqual(before)
})

it('changes no product when the state of one of them forbids it', async () => {
  const [up, down] = ['UPPER', 'DOWN'].map((state) => goodsOf('9003').find((row) => row.marketEnable === state))
  const answer = await client.put(`${GOODS}/under`, form({ goodsId: [up?.id, down?.id].join() }))
  expect(answer).toMatchObject({ success: false, code: 11003 })
  expect(db.goods.get(up?.id ?? '')?.marketEnable).toBe('UPPER')
})

it('refuses a freight template for a product of another shop, and then sets it on none', async () => {
  const physical = goodsOf('9003').find(({ goodsType }) => goodsType === 'PHYSICAL_GOODS')
  const template = db.freightTemplates.find(
    ({ id, supplierId }) => supplierId === '9003' && id !== physical?.templateId,
  )
  const goodsId = [physical?.id, goodsOf('9004')[0]?.id].join()
  const fields = form({ goodsId, templateId: template?.id ?? '' })
  expect(await client.put(`${GOODS}/freight`, fields)).toMatchObject(REFUSED)
  expect(db.goods.get(physical?.id ?? '')?.templateId).toBe(physical?.templateId)
})

it('refuses an alert value for a SKU of another shop', async () => {
  const other = db.goodsSkus.find(({ storeId }) => storeId === '9004')
  const row = { skuId: other?.id, alertQuantity: 7 }
  expect(await client.put(`${GOODS}/update/alert/stocks`, row)).toMatchObject(REFUSED)
  expect(await client.put(`${GOODS}/batch/update/alert/stocks`, [row])).toMatchObject(REFUSED)
  expect(db.goodsSkus.get(other?.id ?? '')?.alertQuantity).toBe(other?.alertQuantity)
})
