import { expect, it } from 'vitest'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { recentTrucks } from '#features/procurement/delivery/offers/recentTrucks'
import type { Car, Driver } from '#features/procurement/fleet/model'

const driver = (driverName: string, licenseExpire = '') =>
  ({ id: driverName, driverName, driverPhone: '19900010001', licenseExpire }) as Driver
const car = (carNo: string, carType = '') =>
  ({ id: carNo, carNo, carType, inspectExpire: '', insuranceExpire: '' }) as Car
const note = (driverName: string, carNo: string, deliverMode = 'TRUCK') =>
  ({ deliverMode, driverName, driverPhone: '19900010001', carNo, driverId: '', carId: '' }) as DeliveryNote
const fleet = {
  drivers: [driver('甲'), driver('乙'), driver('丙', '2026-01-01')],
  cars: [car('粤A11111'), car('粤B22222'), car('粤E55555', '混凝土搅拌车')],
}
const trip = { driverName: '甲', driverPhone: '19900010001', carNo: '粤C33333', deliverSn: 'SH1' }

it.each<[string, DeliveryNote[], (typeof trip)[], string[]]>([
  [
    'each once, the last one first',
    [note('乙', '粤B22222'), note('甲', '粤A11111'), note('乙', '粤B22222')],
    [],
    ['乙 粤B·22222', '甲 粤A·11111'],
  ],
  ['not one that is on the way', [note('甲', '粤A11111'), note('乙', '粤B22222')], [trip], ['乙 粤B·22222']],
  ['not whose licence has expired', [note('丙', '粤A11111')], [], []],
  ['not of a stranger, nor without a vehicle of the fleet', [note('丁', '粤A11111'), note('甲', '粤D44444')], [], []],
  [
    'not one that does not carry such a material',
    [note('甲', '粤E55555'), note('乙', '粤B22222')],
    [],
    ['乙 粤B·22222'],
  ],
  ['not of a courier', [note('甲', '粤A11111', 'EXPRESSAGE')], [], []],
])('offers the trucks of the last notes, %s', (_name, notes, trips, offered) => {
  const trucks = recentTrucks(notes, fleet, trips, '2026-11-27 08:00:00', 'STEEL' as never)
  expect(trucks.map(({ driverName, carNo }) => `${driverName} ${carNo}`)).toEqual(offered)
})
