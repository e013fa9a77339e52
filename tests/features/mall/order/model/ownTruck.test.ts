import { expect, it } from 'vitest'
import {
  isDriverLeftOut,
  ownTruckNo,
  readOwnTruck,
  shipmentNumber,
  shipmentNumberError,
  typedShipment,
  typedShipmentErrors,
} from '#features/mall/order/model/ownTruck'
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

const typed = { company: OWN_TRUCK, logisticsNo: '', carNo: '', driverPhone: '', driverName: '' }
const cells = { carNo: '粤B12345', driverPhone: '19900010001', driverName: '张 建军' }
const longName = '买买提·阿卜杜热合曼·吐尔逊江'

it.each<[string, Partial<typeof typed>, Partial<typeof typed>]>([
  ['three cells', cells, { logisticsNo: '粤B12345/19900010001/张 建军' }],
  ['one number, as older templates have it', { logisticsNo: ' 粤B12345/19900010001/张 建军 ' }, cells],
  ['one number with a long name', { logisticsNo: `粤B12345/19900010001/${longName}` }, { driverName: longName }],
  ['a name that does not fit', { ...cells, driverName: longName }, { logisticsNo: '粤B12345/19900010001' }],
  ['another number as it is', { logisticsNo: '张师傅送' }, { logisticsNo: '张师傅送', carNo: '' }],
  ['the number of another company', { company: '顺丰速运', logisticsNo: 'ＳＦ 1' }, { logisticsNo: 'SF1' }],
])('a typed shipment is read from %s', (_name, part, read) => {
  expect(typedShipment({ ...typed, ...part })).toMatchObject(read)
})

it.each<[string, Partial<typeof typed>, string[]]>([
  ['nothing', cells, []],
  ['nothing of a long name', { ...cells, driverName: longName }, []],
  ['missing cells', { carNo: '粤B12345' }, ['driverName', 'driverPhone']],
  ['empty cells', {}, ['driverName', 'driverPhone', 'carNo']],
  ['a number of another form', { logisticsNo: '张师傅送' }, ['logisticsNo']],
  ['a name with a line', { ...cells, driverName: '张/李' }, ['logisticsNo']],
  ['cells of another company', { ...cells, company: '顺丰速运', logisticsNo: 'SF100000001' }, Object.keys(cells)],
  ['a missing number', { company: '顺丰速运' }, ['logisticsNo']],
])('a typed shipment is wrong by %s', (_name, part, fields) => {
  expect(Object.keys(typedShipmentErrors({ ...typed, ...part })).sort()).toEqual([...fields].sort())
})

it('says when the number has no room for the driver', () => {
  expect([cells, { ...cells, driverName: longName }].map((one) => isDriverLeftOut({ ...typed, ...one }))).toEqual([
    false,
    true,
  ])
})

it.each([
  [OWN_TRUCK, '粤B12345/19900010001/张建军', '粤B·12345 张建军'],
  [OWN_TRUCK, '粤B12345/19900010001', '粤B·12345'],
  [OWN_TRUCK, 'OWN502404978564', 'OWN502404978564'],
  ['顺丰速运', 'SF100000001', 'SF100000001'],
])('%s %s reads %s', (logisticsName, logisticsNo, shown) => {
  expect(shipmentNumber({ logisticsName, logisticsNo })).toBe(shown)
})
