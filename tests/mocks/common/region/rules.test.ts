import { beforeEach, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { idPathOf } from '#mocks/common/region/rules'
import { type Client, call, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

it('returns regions in the three shapes', async () => {
  type Region = { id: string; name: string; hasChildren?: boolean; children?: Region[] }
  const lazy = await client.get<Region[]>('/api/gd-system/region/lazy-tree', { parentCode: '44' })
  expect(lazy.data).toHaveLength(21)
  const whole = await client.get<Region[]>('/api/gd-system/region/lazy-tree-all', { level: 1 })
  expect(whole.data).toHaveLength(34)
  expect(whole.data[0]).not.toHaveProperty('children')
  const cities = await call<Region[]>('GET', '/api/common/common/region/allCity')
  expect(cities.data.find(({ name }) => name === '广东省')?.children).toHaveLength(21)
})

it('has districts below every city, towns below some, and every province in the list of cities', async () => {
  type Node = { id: string; name: string; children?: Node[] }
  const { data: whole } = await client.get<Node[]>('/api/gd-system/region/lazy-tree-all', { level: 4 })
  const cities = whole.flatMap(({ children = [] }) => children)
  expect(cities.length).toBeGreaterThan(300)
  expect(cities.filter(({ children }) => !children?.length)).toEqual([])
  const towns = cities.flatMap(({ children = [] }) => children.flatMap((district) => district.children ?? []))
  expect(towns.length).toBeGreaterThan(30)
  const ids = [...whole, ...cities, ...towns].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const { data: listed } = await call<Node[]>('GET', '/api/common/common/region/allCity')
  expect(listed.map(({ children = [] }) => children.length)).not.toContain(0)
})

it.each([
  ['仙桃市', '湖北省,省直辖县级行政区划,仙桃市'],
  ['神农架林区', '湖北省,省直辖县级行政区划,神农架林区'],
  ['济源市', '河南省,省直辖县级行政区划,济源市'],
  ['五指山市', '海南省,省直辖县级行政区划,五指山市'],
  ['石河子市', '新疆维吾尔自治区,自治区直辖县级行政区划,石河子市'],
])('knows %s, which a province runs without a city between', (name, path) => {
  expect(idPathOf(name)?.name).toBe(path)
})
