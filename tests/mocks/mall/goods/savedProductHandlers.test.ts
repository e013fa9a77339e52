import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

it('drafts and templates are saved without validation, read, changed and deleted', async () => {
  const BASE = '/api/store/goods/draftGoods'
  const save = (body: object) => client.post(`${BASE}/save`, body)
  expect((await save({ saveType: 'DRAFT', storeId: '9004' })).code).toBe(20005)
  expect((await save({ saveType: 'DRAFT', goodsName: '半成品', skuList: [{ sn: 'a', 颜色: '红' }] })).success).toBe(
    true,
  )
  const { data } = await client.get<{ records: { id: string }[] }>(`${BASE}/page`, {
    saveType: 'DRAFT',
    goodsName: '半成品',
  })
  const id = data.records[0]?.id ?? ''
  expect((await client.get(`${BASE}/${id}`)).data).toMatchObject({
    saveType: 'DRAFT',
    price: null,
    skuList: [{ sn: 'a', specList: [{ specName: '颜色', specValue: '红' }] }],
  })
  await save({ id, saveType: 'TEMPLATE', goodsName: '模板' })
  expect(db.draftGoods.get(id)).toMatchObject({ saveType: 'TEMPLATE', goodsName: '模板' })
  await client.remove(`${BASE}/${id}`)
  expect((await client.get(`${BASE}/${id}`)).code).toBe(20005)
})
