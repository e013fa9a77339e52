import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { categories, ownCategories } from '#features/mall/category/api'
import { db } from '#mocks/areas'
import { askedAt, runApp, server, signIn } from '#tests/kit/render'

runApp('material')
beforeEach(() => signIn('haichuan'))
afterEach(() => vi.useRealTimers())

const leaf = () => db.goodsCategories.find(({ name, level }) => level === 2 && name === '螺纹钢')?.id ?? ''
const read = <Data,>(options: { queryKey: readonly unknown[]; queryFn?: unknown }) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery<Data>(options as never)

it('reads brands, parameters and specs without an envelope', async () => {
  expect(await read(categories.brands(leaf()))).toContainEqual({ id: expect.any(String), name: '粤岭' })
  expect(await read(categories.parameters(leaf()))).toMatchObject([
    { params: [{ paramName: '材质', required: true }, {}, {}, {}] },
  ])
  expect(await read(categories.specs(leaf()))).toMatchObject([
    { specName: '规格' },
    { specName: '长度' },
    { specName: '牌号' },
  ])
})

it('reads them in an envelope too, and rejects anything else instead of showing an empty list', async () => {
  const path = '*/goods/category/:id/brands'
  server.use(http.get(path, () => HttpResponse.json({ success: true, code: 200, result: [{ id: '1', name: '甲' }] })))
  expect(await read(categories.brands('1'))).toEqual([{ id: '1', name: '甲' }])
  server.use(http.get(path, () => new HttpResponse('{}')))
  await expect(read(categories.brands('1'))).rejects.toMatchObject({ kind: 'malformed' })
})

it('the category tree that failed to load is asked for again after three seconds, until it is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const refuse = () => HttpResponse.json({ success: false, code: 500, message: '数据库忙' })
  server.use(http.get('*/goods/category/all', refuse, { once: true }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const observer = new QueryObserver(client, ownCategories())
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  const asked = () => askedAt('/goods/category/all').length
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1100)
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.length).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked()).toBe(2)
  stop()
})
