import { beforeEach, expect, it } from 'vitest'
import { dayAfter, epochOf, serverToday } from '#domain/time'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

type Effect = { orders: number; flowPrice: number }

beforeEach(() => resetDb())

it('what was sold in an activity counts for good, also when its product becomes wholesale', async () => {
  const client = await signIn('haichuan')
  const groupBuys = await client.get<{ records: { id: string }[] }>('/api/store/promotion/pintuan', {
    size: 50,
    pageSize: 50,
  })
  const effects = await effectsOf(client, groupBuys.data.records)
  expect(effects.some(({ orders }) => orders > 0)).toBe(true)
  for (const { id } of db.goods.all()) db.goods.update(id, { salesModel: 'WHOLESALE' })
  expect(await effectsOf(client, groupBuys.data.records)).toEqual(effects)
})

it('what was sold in an activity counts for good, also when it is closed and opened again for later', async () => {
  const client = await signIn('haichuan')
  const { data } = await client.get<{ records: { id: string }[] }>('/api/store/promotion/pintuan', {
    promotionStatus: 'START',
    pageSize: 50,
  })
  const before = await effectsOf(client, data.records)
  expect(before.some(({ orders }) => orders > 0)).toBe(true)
  const [startTime, endTime] = [1, 9].map((days) => String(epochOf(`${dayAfter(serverToday(), days)} 10:00:00`)))
  for (const period of [{}, { startTime, endTime }] as Record<string, string>[])
    for (const { id } of data.records)
      expect(await client.put(`/api/store/promotion/pintuan/status/${id}`, new URLSearchParams(period))).toMatchObject({
        success: true,
      })
  const { data: later } = await client.get<{ records: { id: string }[] }>('/api/store/promotion/pintuan', {
    promotionStatus: 'NEW',
    pageSize: 50,
  })
  expect(later.records.map(({ id }) => id)).toEqual(expect.arrayContaining(data.records.map(({ id }) => id)))
  expect(await effectsOf(client, data.records)).toEqual(before)
})

async function effectsOf(client: Client, groupBuys: readonly { id: string }[]): Promise<Effect[]> {
  const read = groupBuys.map(({ id }) =>
    client.get<Effect>('/api/store/promotion/activity/effect', { id, promotionType: 'PINTUAN' }),
  )
  return (await Promise.all(read)).map(({ data: { orders, flowPrice } }) => ({ orders, flowPrice }))
}
