import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { type Client, send, signIn } from '#tests/kit/api'

const BASE = '/api/store/goods'
type Node = { id: string; labelName: string; name: string; goodsCount: number; children: Node[] | null }

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const labels = async () => (await client.get<Node[]>(`${BASE}/label`)).data

it('shop categories are a sorted tree with product counts; one without children has an empty list', async () => {
  const tree = await labels()
  expect(tree.map(({ labelName }) => labelName)).toEqual([
    '钢材专区',
    '水泥与砂浆',
    '墙面地面',
    '管道阀门',
    '五金工具',
    '上门服务',
    '新品上架',
  ])
  expect(tree.at(-1)).toMatchObject({ children: [], goodsCount: 0 })
  expect(tree[0]?.goodsCount).toBe(12)
})

it('shop categories are added, changed and deleted; products lose a deleted category', async () => {
  const added = await client.post<{ id: string }>(
    `${BASE}/label`,
    form({ labelName: '促销', sortOrder: '9', parentId: '0', level: '0' }),
  )
  const { id } = added.data
  await client.put(`${BASE}/label`, form({ id, labelName: '清仓', sortOrder: '1', parentId: '0', level: '0' }))
  expect((await client.get(`${BASE}/label/get/${id}`)).data).toMatchObject({
    labelName: '清仓',
    sortOrder: 1,
    level: 0,
  })
  const [steel] = db.goodsLabels.filter(({ labelName }) => labelName === '钢材专区')
  await client.remove(`${BASE}/label/${steel?.id}`)
  expect(db.goodsLabels.filter(({ parentId }) => parentId === steel?.id)).toEqual([])
  expect(db.goods.filter(({ storeCategoryPath }) => storeCategoryPath.includes(steel?.id ?? ''))).toEqual([])
})

it.each<[string, Record<string, string>]>([
  ['店铺商品分类名称不能为空', { labelName: '' }],
  ['店铺商品分类名称太长', { labelName: '长'.repeat(21) }],
  ['店铺商品分类排序不能为空', { sortOrder: '' }],
  ['排序值太大', { sortOrder: '100000' }],
  ['父节点不能为空，需设定根节点或者某节点的子节点', { parentId: '' }],
])('a shop category is rejected: %s', async (message, change) => {
  const answer = await client.post(`${BASE}/label`, form({ labelName: '新', sortOrder: '1', parentId: '0', ...change }))
  expect([answer.http, answer.code, answer.message]).toEqual([400, 4002, message])
})

it('categories are those of the shop; brands, parameters and specs come as bare arrays', async () => {
  const { data } = await client.get<Node[]>(`${BASE}/category/all`)
  expect(data.map(({ name }) => name)).toEqual(['钢材五金', '水泥装饰', '管材水暖', '工程服务'])
  const leaf = data[0]?.children?.[0]?.children?.[0]?.id
  const headers = { Authorization: `Bearer ${client.token}` }
  const bare = async (path: string) => (await send('GET', `${BASE}${path}`, { headers })).json()
  expect(await bare(`/category/${leaf}/brands`)).toContainEqual({ id: expect.any(String), name: '粤岭' })
  expect(await bare(`/categoryParameters/${leaf}`)).toMatchObject([
    { params: [{ paramName: '材质', required: 1 }, {}, {}, {}] },
  ])
  expect((await client.get(`${BASE}/category/${data[0]?.id}/all-children`)).data).toEqual(data[0]?.children)
  expect((await client.get(`${BASE}/category/0/all-children`)).data).toEqual(expect.arrayContaining(data))
  expect(await bare(`/spec/${leaf}`)).toEqual(await bare(`/categorySpec/${leaf}`))
  expect((await bare(`/spec/${leaf}`))[0]).toMatchObject({ specName: '规格' })
})
