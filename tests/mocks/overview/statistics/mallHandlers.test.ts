import { beforeEach, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { serverToday } from '#domain/time'
import { periodDays } from '#features/overview/statistics/period/model'
import { db, resetDb } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { type Client, signIn } from '#tests/kit/api'

type Sold = { goodsId: string; num: string; price: number }
const GOODS = '/api/store/statistics/goods'
let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('haichuan')
})

it('best sellers are the sums of the paid lines of the period, the best first', async () => {
  const { from, to } = periodDays({ searchType: 'LAST_THIRTY' }, serverToday())
  const paid = db.mallOrders.filter(
    ({ storeId, payStatus, paymentTime }) =>
      storeId === '9003' && payStatus === 'PAID' && paymentTime >= from && paymentTime.slice(0, 10) <= to,
  )
  const lines = db.mallOrderItems.filter(({ orderSn }) => paid.some(({ sn }) => sn === orderSn))
  const { data } = await client.get<Sold[]>(`${GOODS}?type=PRICE&searchType=LAST_THIRTY`)
  expect(fixed(sum(data.map(({ price }) => price)), 2)).toBe(fixed(sum(lines.map(({ flowPrice }) => flowPrice)), 2))
  expect(data.map(({ price }) => price)).toEqual(data.map(({ price }) => price).toSorted((a, b) => b - a))
  const byNumber = await client.get<Sold[]>(`${GOODS}?type=NUM&searchType=LAST_THIRTY`)
  const counts = byNumber.data.map(({ num }) => Number(num))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

it('a new paid order changes the figures of today', async () => {
  const today = async () => (await client.get<Sold[]>(`${GOODS}?type=NUM&searchType=TODAY`)).data
  const count = (rows: Sold[]) => rows.reduce((total, { num }) => total + Number(num), 0)
  const before = count(await today())
  const { id } = takeStep('buy', '9003')
  const order = db.mallOrders.find(({ sn }) => sn === id)
  expect(count(await today()) - before).toBe(order?.goodsNum)
})
