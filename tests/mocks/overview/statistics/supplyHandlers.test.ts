import { beforeEach, expect, it } from 'vitest'
import { defaultTolerance } from '#domain/weighing/usualTerms'
import { db, resetDb } from '#mocks/areas'
import { worldToday } from '#mocks/kernel/store/now'
import { signIn } from '#tests/kit/api'

/** Most contracts of practice state no tolerance. */
beforeEach(() => {
  resetDb()
  for (const { id, materialType, toleranceRate } of db.contracts.all())
    if (toleranceRate === defaultTolerance(materialType)) db.contracts.update(id, { toleranceRate: null })
})

it.each(['yueheng', 'nanwan', 'haichuan'])('%s: a load is out where its settlement says so', async (account) => {
  const client = await signIn(account)
  const { data } = await client.get<{ records: { deliverSn: string; isOver: boolean }[]; total: number }>(
    '/api/supplier/statistics/deviation/records',
    { startDate: '2023-01-01', endDate: worldToday(), searchType: 'CUSTOM', by: 'driver', size: '1000' },
  )
  const settled = new Map<string, boolean>()
  for (const { status, lines } of db.settlements.all())
    for (const { deliverSn, outOfTolerance } of status === 4 ? [] : lines)
      settled.set(deliverSn, settled.get(deliverSn) || outOfTolerance)
  const judged = data.records.filter(({ deliverSn }) => settled.has(deliverSn))
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.map(({ isOver }) => isOver)).toEqual(judged.map(({ deliverSn }) => settled.get(deliverSn)))
})

it('a settlement of counted goods has no tolerance, and none of its lines is out', () => {
  const sundries = db.settlements.filter(({ settlementType }) => settlementType === 'SUNDRY')
  expect(sundries.length).toBeGreaterThan(0)
  expect(sundries.map(({ toleranceRate }) => toleranceRate)).toEqual(sundries.map(() => null))
  expect(sundries.flatMap(({ lines }) => lines).filter(({ outOfTolerance }) => outOfTolerance)).toEqual([])
})
