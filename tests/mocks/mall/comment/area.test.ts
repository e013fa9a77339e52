import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { allRecords, call, signIn } from '#tests/kit/api'

const BASE = '/api/store/member/evaluation'
type Row = { id: string; grade: string; replyStatus: boolean; haveImage: boolean; createTime: string }

beforeEach(resetDb)

it('lists the comments of the shop by grade, pictures, reply and day', async () => {
  const client = await signIn('haichuan01')
  const rows = await allRecords<Row>(client, BASE)
  expect(rows.length).toBeGreaterThanOrEqual(23)
  const count = async (query: Record<string, string>) => (await allRecords(client, BASE, query)).length
  for (const grade of ['GOOD', 'MODERATE', 'WORSE']) {
    expect(await count({ grade })).toBe(rows.filter((row) => row.grade === grade).length)
  }
  expect(await count({ replyStatus: 'false' })).toBe(rows.filter(({ replyStatus }) => !replyStatus).length)
  expect(await count({ haveImage: 'true' })).toBe(rows.filter(({ haveImage }) => haveImage).length)
  const day = rows[0]?.createTime.slice(0, 10) ?? ''
  expect(await count({ startTime: day, endTime: day })).toBe(
    rows.filter(({ createTime }) => createTime.startsWith(day)).length,
  )
})

it('is replied to, within its length, and only by its shop', async () => {
  const client = await signIn('haichuan01')
  const [row] = await allRecords<Row>(client, BASE, { replyStatus: 'false' })
  const put = (reply: string) => client.put(`${BASE}/reply/${row?.id}`, new URLSearchParams({ reply, replyImage: '' }))
  expect(await put('长'.repeat(201))).toMatchObject({ http: 400, code: 4002 })
  expect((await put('谢谢')).success).toBe(true)
  expect((await client.get(`${BASE}/get/${row?.id}`)).data).toMatchObject({ reply: '谢谢', replyStatus: true })
  const foreign = db.comments.find(({ storeId }) => storeId !== '9003')
  if (foreign) expect(await client.get(`${BASE}/get/${foreign.id}`)).toMatchObject({ http: 400, code: 20005 })
})

it('a buyer comments on each line once, after receipt', async () => {
  const order = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'DELIVERED')
  const act = (action: string) => call('POST', '/__mock/act', { body: { action, id: order?.sn } })
  expect((await act('comment')).success).toBe(false)
  await act('receive')
  const lines = db.mallOrderItems.filter(({ orderSn }) => orderSn === order?.sn).length
  for (let at = 0; at < lines; at += 1) expect((await act('comment')).success).toBe(true)
  expect((await act('comment')).success).toBe(false)

  // Each product counts its comments, and the percentage of good ones.
  for (const { goodsId } of db.mallOrderItems.filter(({ orderSn }) => orderSn === order?.sn)) {
    const of = db.comments.filter((row) => row.goodsId === goodsId)
    const good = of.filter(({ grade }) => grade === 'GOOD').length
    const { data } = await (await signIn('haichuan')).get(`/api/store/goods/goods/get/${goodsId}`)
    expect(data).toMatchObject({ commentNum: of.length, grade: Math.round((good * 100) / of.length) })
  }
})
