import { beforeEach, expect, it } from 'vitest'
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

async function effectsOf(client: Client, groupBuys: readonly { id: string }[]): Promise<Effect[]> {
  const read = groupBuys.map(({ id }) =>
    client.get<Effect>('/api/store/promotion/activity/effect', { id, promotionType: 'PINTUAN' }),
  )
  return (await Promise.all(read)).map(({ data: { orders, flowPrice } }) => ({ orders, flowPrice }))
}
