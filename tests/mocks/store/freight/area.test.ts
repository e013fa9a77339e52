import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/setting/freightTemplate'
const ROW = {
  area: '广东省,',
  areaId: '1,2,',
  firstCompany: 1,
  firstPrice: 8,
  continuedCompany: 0.5,
  continuedPrice: 0,
}

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const ask = <Data>(method: string, path: string, body?: unknown, by = client) =>
  call<Data>(method, BASE + path, { body, headers: { Authorization: `Bearer ${by.token}` } })
const own = () => db.freightTemplates.filter(({ supplierId }) => supplierId === '9003')

it('lists all own templates with their rows as numbers; a free one has none', async () => {
  const { data } = await ask<{ name: string; freightTemplateChildList: { firstPrice: number }[] | null }[]>('GET', '')
  expect(data).toHaveLength(24)
  expect(data.find(({ name }) => name === '钢材按重量')?.freightTemplateChildList?.[0]?.firstPrice).toBe(8)
  expect(data.find(({ name }) => name === '钢材包邮')?.freightTemplateChildList).toBeNull()
})

it('adds a template without returning its id, replaces the rows, answers null, and deletes', async () => {
  const added = await ask('POST', '', { name: '新模板', pricingMethod: 'WEIGHT', freightTemplateChildList: [ROW] })
  expect(added.data).not.toHaveProperty('id')
  const { id } = own().find(({ name }) => name === '新模板') ?? { id: '' }
  const replaced = await ask('PUT', `/${id}`, { id, name: '改名', pricingMethod: 'FREE', freightTemplateChildList: [] })
  expect([replaced.success, replaced.data]).toEqual([true, null])
  expect(db.freightTemplates.get(id)).toMatchObject({ name: '改名', freightTemplateChildList: [] })
  await ask('DELETE', `/${id}`)
  expect(db.freightTemplates.get(id)).toBeUndefined()
})

it.each([
  ['no name', { name: '', pricingMethod: 'NUM' }, '模板名称不能为空'],
  ['no method', { name: '新', pricingMethod: '' }, '计价方式不能为空'],
  ['no rows', { name: '新', pricingMethod: 'NUM' }, '必须保留一个子模板'],
  [
    'a row without cities',
    { name: '新', pricingMethod: 'WEIGHT', freightTemplateChildList: [{ ...ROW, areaId: '' }] },
    '第1行指定地区城市为空或指定错误',
  ],
])('rejects %s', async (_name, body, message) => {
  expect(await ask('POST', '', body)).toMatchObject({ http: 400, code: 4002, message })
})

it('rejects templates of others, and accounts without the screen', async () => {
  const foreign = db.freightTemplates.find(({ supplierId }) => supplierId === '9001')
  for (const method of ['GET', 'DELETE']) {
    expect(await ask(method, `/${foreign?.id}`)).toMatchObject({ http: 400, code: 20005, message: '权限不足' })
  }
  expect(await ask('GET', '', undefined, await signIn('haichuan01'))).toMatchObject({ success: false, code: 400 })
})

it('says how many products use a template', async () => {
  const client = await signIn('haichuan')
  const { data } = await client.get<{ id: string; goodsNum: number }[]>('/api/store/setting/freightTemplate')
  expect(data.some(({ goodsNum }) => goodsNum > 0)).toBe(true)
  for (const { id, goodsNum } of data)
    expect(goodsNum).toBe(db.goods.filter((row) => !row.deleteFlag && row.templateId === id).length)
})
