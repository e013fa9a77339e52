import { beforeEach, expect, it } from 'vitest'
import { dayAfter } from '#domain/time'
import { isPublishable } from '#features/mall/decoration/model/page/isPublishable'
import { db, resetDb } from '#mocks/areas'
import { worldNow } from '#mocks/kernel/store/now'
import { type Client, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/settings/pageData'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})
const ask = <Data>(method: string, path: string, body?: BodyInit) =>
  call<Data>(method, BASE + path, { body, headers: { Authorization: `Bearer ${client.token}` } })
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const of = (client: string, pageShow: string) =>
  db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === client && row.pageShow === pageShow)?.id
const live = (client: string) =>
  db.pageDatas.filter((row) => row.storeId === '9003' && row.pageClientType === client && row.pageShow === 'OPEN')

it.each([
  ['PC', 3],
  ['H5', 4],
])('lists the own pages for %s, of which one is live', async (pageClientType, total) => {
  const { data } = await ask<{ total: number; records: { pageShow: string }[] }>(
    'GET',
    `/${pageClientType}/pageDataList?pageNumber=1&pageSize=20`,
  )
  expect(data.total).toBe(total)
  expect(data.records.filter(({ pageShow }) => pageShow === 'OPEN')).toHaveLength(1)
})

it('publishes a page in place of the live one, and answers with it as it was', async () => {
  const id = of('H5', 'CLOSE')
  expect((await ask('PUT', `/release/${id}`)).data).toMatchObject({ id, pageShow: 'CLOSE' })
  expect(live('H5').map((row) => row.id)).toEqual([id])
  expect(live('PC')).toHaveLength(1)
})

it.each([
  ['publishing the live page', 'PUT', () => `/release/${of('PC', 'OPEN')}`, 61004, '页面已发布，无需重复提交'],
  [
    'deleting the live page',
    'DELETE',
    () => `/removePageData/${of('PC', 'OPEN')}`,
    61002,
    '当前页面为开启状态，无法删除',
  ],
  ['a page that is not there', 'PUT', () => '/release/none', 20005, '权限不足'],
])('refuses %s', async (_name, method, path, code, message) => {
  expect(await ask(method, path())).toMatchObject({ success: false, code, message })
})

it('refuses to delete the only page of a client, once it is not live', async () => {
  const [first, ...rest] = db.pageDatas.filter((row) => row.storeId === '9003' && row.pageClientType === 'PC')
  for (const { id } of rest) db.pageDatas.delete(id)
  db.pageDatas.update(first?.id ?? '', { pageShow: 'CLOSE' })
  expect(await ask('DELETE', `/removePageData/${first?.id}`)).toMatchObject({
    code: 61003,
    message: '当前页面为唯一页面，无法删除',
  })
})

it('saves a page, and closes it when a change does not say that it is live', async () => {
  const pageData = '{"list":[{"type":"unknown","deep":{"a":[1,2.50]}}]}'
  const added = await ask<{ id: string; pageData: string }>(
    'POST',
    '/save',
    form({ name: '新页', pageShow: 'OPEN', pageClientType: 'H5', pageData }),
  )
  expect(added.data.pageData).toBe(pageData)
  expect(live('H5').map((row) => row.id)).toEqual([added.data.id])
  await ask('PUT', `/update/${added.data.id}`, form({ name: '改名', pageData }))
  expect(db.pageDatas.get(added.data.id)).toMatchObject({ name: '改名', pageShow: 'CLOSE', pageData })
})

it('refuses a save without saying whether it is live, and answers nothing about a page of another shop', async () => {
  expect(await ask('POST', '/save', form({ name: '新页', pageClientType: 'H5' }))).toMatchObject({ http: 400 })
  const foreign = db.pageDatas.find(({ storeId }) => storeId === '9004')
  expect(await ask('GET', `/${foreign?.id}`)).toMatchObject({ success: true, data: null })
  expect(await ask('PUT', `/release/${foreign?.id}`)).toMatchObject({ code: 20005 })
})

it('publishes a page at its time in place of the live one, and takes a time back', async () => {
  const id = of('H5', 'CLOSE') ?? ''
  const schedule = (publishTime: string) =>
    ask<{ publishTime: string | null }>('PUT', `/schedule/${id}`, form({ publishTime }))
  const tomorrow = `${dayAfter(worldNow(), 1)} 08:00:00`
  expect((await schedule(tomorrow)).data.publishTime).toBe(tomorrow)
  expect((await schedule('')).data.publishTime).toBeNull()
  await schedule(tomorrow)
  await ask('GET', '/H5/pageDataList?pageNumber=1&pageSize=20')
  expect(live('H5').map((row) => row.id)).not.toContain(id)
  db.pageDatas.update(id, { publishTime: worldNow() })
  await ask('GET', '/H5/pageDataList?pageNumber=1&pageSize=20')
  expect(live('H5').map((row) => row.id)).toEqual([id])
  expect(db.pageDatas.get(id)?.publishTime).toBe('')
  expect((await schedule(tomorrow)).code).toBe(61004)
})

it('does not publish at its time what was broken since', async () => {
  const id = of('H5', 'CLOSE') ?? ''
  const pageData = '{"list":[{"type":"title","options":{"list":[{"title":""}]}}]}'
  db.pageDatas.update(id, { publishTime: worldNow(), pageData })
  await ask('GET', '/H5/pageDataList?pageNumber=1&pageSize=20')
  expect(db.pageDatas.get(id)).toMatchObject({ pageShow: 'CLOSE', publishTime: '' })
})

it('sets no time that is over, or for a page that buyers would see broken', async () => {
  const id = of('H5', 'CLOSE') ?? ''
  const schedule = (publishTime: string) => ask('PUT', `/schedule/${id}`, form({ publishTime }))
  expect((await schedule(worldNow())).success).toBe(false)
  db.pageDatas.update(id, { pageData: '{"list":[{"type":"title","options":{"list":[{"title":""}]}}]}' })
  expect((await schedule(`${dayAfter(worldNow(), 1)} 08:00:00`)).success).toBe(false)
})

it('stores a page that lacks something, and does not show it to buyers', async () => {
  const id = of('H5', 'CLOSE') ?? ''
  const pageData = '{"list":[{"type":"title","options":{"list":[{"title":""}]}}]}'
  const save = (pageShow: string) =>
    ask('PUT', `/update/${id}`, form({ name: '首页', pageData, pageClientType: 'H5', pageShow }))
  expect((await save('CLOSE')).success).toBe(true)
  const page = db.pageDatas.get(id)
  expect(page && isPublishable(page)).toBe(false)
  expect((await save('OPEN')).success).toBe(false)
  expect(db.pageDatas.get(id)?.pageShow).toBe('CLOSE')
})
