import { beforeEach, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import type { MonthMoney } from '#features/overview/statistics/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

it('months and what is still open of earlier ones add up to all that is not paid', async () => {
  const due = await client.get<{ summary: { amountTax: string } }>(
    '/api/gd-material/settlementBill/queryPage?status=3&unpaid=1',
  )
  const total = async (months: number) => {
    const { data } = await client.get<MonthMoney[]>(`/api/supplier/statistics/money?months=${months}`)
    expect(data).toHaveLength(months + 1)
    expect(data.map(({ isEarlier }) => isEarlier)).toEqual(data.map((_, at) => at === 0))
    expect(data[0]?.paid).toBeNull()
    return { unpaid: fixed(sum(data.map(({ unpaid }) => unpaid)), 2), data }
  }
  const year = await total(12)
  expect(year.unpaid).toBe(due.data.summary.amountTax)
  expect((await total(3)).unpaid).toBe(due.data.summary.amountTax)
  const old = db.settlements.filter(
    ({ supplierId, status, payTime }) => supplierId === '9001' && status === 3 && !payTime,
  )
  expect(old.some(({ settleDate }) => settleDate.slice(0, 7) <= (year.data[0]?.month ?? ''))).toBe(true)
})
