import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { dayFrom } from '#mocks/kernel/store/time'
import { LIVE_DAYS } from '#mocks/world/live'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  resetDb()
})

/** Builds the world of a day; the server is eight hours ahead. */
function buildOn(day: string, hour = 1) {
  vi.setSystemTime(Date.parse(`${day}T0${hour}:00:00Z`))
  resetDb()
  return Object.fromEntries(Object.entries(db).map(([name, table]) => [name, table.all()]))
}

const rows = (world: Record<string, { id: string }[]>) =>
  Object.entries(world).flatMap(([name, all]) => all.map((row) => ({ name, row })))

it('builds the same world twice, ids included; the next day keeps finished documents, and only adds to them', () => {
  const day = '2026-11-20'
  const [before, after] = [buildOn(day), buildOn('2026-11-21')]
  expect(JSON.stringify(buildOn(day, 9))).toBe(JSON.stringify(before))
  const known = new Map(rows(after).map(({ name, row }) => [`${name} ${row.id}`, row]))
  // Open documents are dated back from today, and so are their numbers.
  const settledBy = dayFrom(day, -LIVE_DAYS)
  const finished = rows(before).filter(
    ({ row }) => 'createTime' in row && String(row.createTime) < settledBy && row.id.startsWith('17999'),
  )
  expect(finished.length).toBeGreaterThan(100)
  for (const { name, row } of finished) expect(known.get(`${name} ${row.id}`), row.id).toMatchObject(identityOf(row))
})

it.each(['2026-12-31', '2027-02-10', '2028-02-29'])('has open work of every kind on %s', (day) => {
  buildOn(day)
  const statuses = (
    table: { filter: (matches: (row: { supplierId: string; status: unknown }) => boolean) => { status: unknown }[] },
    supplierId: string,
  ) => [...new Set(table.filter((row) => row.supplierId === supplierId).map(({ status }) => String(status)))].sort()
  for (const supplierId of ['9001', '9003']) {
    expect(statuses(db.contracts, supplierId)).toEqual(['0', '1', '2', '4', '8'])
    expect(statuses(db.orders, supplierId)).toEqual([
      'CANCEL',
      'DELIVERED',
      'REFUSE',
      'TOBEAUDITED',
      'TOBESUBMIT',
      'UNDELIVERED',
    ])
    expect(statuses(db.delivers, supplierId)).toEqual(['0', '1', '2'])
    expect(statuses(db.settlements, supplierId)).toEqual(['1', '2', '3', '4', '8', '9'])
    const own = db.contracts.filter((row) => row.supplierId === supplierId && row.status === 8)
    expect(own.some(({ expireDate }) => expireDate < day)).toBe(true)
    expect(own.some(({ expireDate }) => expireDate >= day && expireDate <= dayFrom(day, 30))).toBe(true)
    // A page of the API holds at most 200 rows, and tests read a whole list with one.
    expect(db.delivers.filter((row) => row.supplierId === supplierId).length).toBeLessThan(200)
  }
})

/** What a later day does not change; the status of a document may change. */
function identityOf(row: object) {
  return Object.fromEntries(
    ['contractCode', 'orderSn', 'deliverSn', 'settlementCode', 'createTime', 'contractName', 'totalAmountTax'].flatMap(
      (name) =>
        name === 'settlementCode' && 'deliverSn' in row
          ? []
          : Object.hasOwn(row, name)
            ? [[name, Reflect.get(row, name)]]
            : [],
    ),
  )
}
