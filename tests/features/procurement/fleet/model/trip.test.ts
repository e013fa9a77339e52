import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { Car, Driver } from '#features/procurement/fleet/model'
import { type Trip, tripOfCar, tripOfDriver, tripText } from '#features/procurement/fleet/model/trip'

const truck = { driverName: '张建军', driverPhone: '19900010001', carNo: '粤B12345' }
const trip = (deliverSn: string, change: Partial<Trip> = {}): Trip => ({ ...truck, deliverSn, ...change })
const driver = { driverName: '张建军', driverPhone: '19900010001' } as Driver
const car = { carNo: '粤B·12345' } as Car

it.each<[string, Trip[], string | undefined]>([
  ['no trips', [], undefined],
  ['that of another', [trip('a', { driverName: '赵国庆', driverPhone: '1', carNo: '粤AD6688' })], undefined],
  ['the newest', [trip('b'), trip('a')], 'b'],
  ['an overdue one first', [trip('b'), trip('a', { overdueSince: '2026-01-01 12:00:00' })], 'a'],
])('a driver and his vehicle are on: %s', (_, trips, expected) => {
  expect(tripOfDriver(trips, driver)?.deliverSn).toBe(expected)
  expect(tripOfCar(trips, car)?.deliverSn).toBe(expected)
})

it.each([
  [undefined, '在途 SH-1'],
  ['2026-01-01 12:00:00', '逾期 SH-1，应于 01-01 12:00 到达'],
  ['2026-01-01', '逾期 SH-1，应于 01-01 到达'],
])('a trip overdue since %s reads %s', (overdueSince, expected) => {
  expect(plain(tripText(trip('SH-1', { overdueSince })))).toBe(expected)
})
