import { expect, it } from 'vitest'
import { ownTruckNo, readOwnTruck, shipmentNumber, shipmentNumberError } from '#features/mall/order/ownTruck/model'
import { OWN_TRUCK } from '#features/store/logistics/model'

const driver = { driverName: '张建军', driverPhone: '19900010001', carNo: '粤B·12345' }

it.each<[string, typeof driver, string]>([
  ['plate, phone and name', driver, '粤B12345/19900010001/张建军'],
  ['no name that would be cut', { ...driver, driverName: '买买提·阿卜杜热合曼·吐尔逊江' }, '粤B12345/19900010001'],
  [
    'what was typed with blanks',
    { ...driver, driverName: ' 张建军 ', carNo: '粤b 12345' },
    '粤B12345/19900010001/张建军',
  ],
])('a shipment by an own vehicle has as its number %s', (_name, truck, number) => {
  expect(ownTruckNo(truck)).toBe(number)
})

it.each<[string, string, string, ReturnType<typeof readOwnTruck>]>([
  ['driver and vehicle', OWN_TRUCK, '粤B12345/19900010001/张建军', driver],
  ['the vehicle alone', OWN_TRUCK, '粤B12345/19900010001', { ...driver, driverName: '' }],
  ['nothing of another company', '顺丰速运', '粤B12345/19900010001/张建军', null],
  ['nothing of a number that names none', OWN_TRUCK, 'SF100000001', null],
  ['nothing of a number with a fourth part', OWN_TRUCK, '粤B12345/19900010001/张建军/二车', null],
  ['nothing of an empty one', OWN_TRUCK, '', null],
])('reads %s', (_name, logisticsName, logisticsNo, truck) => {
  expect(readOwnTruck({ logisticsName, logisticsNo })).toEqual(truck)
})

it.each<[string, string, boolean]>([
  [OWN_TRUCK, '粤B12345/19900010001', true],
  [OWN_TRUCK, 'SF100000001', false],
  [OWN_TRUCK, '粤B12345/19900010001/张建军/二车', false],
  [OWN_TRUCK, '粤B12345/19900010001/买买提·阿卜杜热合曼·吐尔逊江', false],
  ['顺丰速运', 'SF100000001', true],
  ['顺丰速运', '粤B12345/19900010001', false],
])('of %s takes %s: %s', (company, number, isTaken) => {
  expect(shipmentNumberError(company, number) === null).toBe(isTaken)
})

it('a person who types one names the driver', () => {
  const typed = { isTyped: true }
  expect(shipmentNumberError(OWN_TRUCK, '粤B12345/19900010001', typed)).not.toBeNull()
  expect(shipmentNumberError(OWN_TRUCK, '粤B12345/19900010001/', typed)).not.toBeNull()
  expect(shipmentNumberError(OWN_TRUCK, '粤B12345/19900010001/张 建军', typed)).toBeNull()
})

it.each([
  [OWN_TRUCK, '粤B12345/19900010001/张建军', '粤B·12345 张建军'],
  [OWN_TRUCK, '粤B12345/19900010001', '粤B·12345'],
  [OWN_TRUCK, 'OWN502404978564', 'OWN502404978564'],
  ['顺丰速运', 'SF100000001', 'SF100000001'],
])('%s %s reads %s', (logisticsName, logisticsNo, shown) => {
  expect(shipmentNumber({ logisticsName, logisticsNo })).toBe(shown)
})
