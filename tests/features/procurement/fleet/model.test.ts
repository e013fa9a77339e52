import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  type Car,
  carFaults,
  carTypeMismatch,
  type Driver,
  driverOf,
  licenceFault,
  overload,
} from '#features/procurement/fleet/model'

const DAY = '2024-05-01 08:00:00'
const driver = {
  id: 'd1',
  driverName: '张建军',
  driverPhone: '19900010001',
  licenseExpire: '',
  defaultCarNo: '粤B12345',
} as Driver
const car = { carNo: '粤B12345', carType: '平板挂车', loadTon: '32', inspectExpire: '', insuranceExpire: '' } as Car

describe('the driver of a transport', () => {
  const masked = { ...driver, driverPhone: '199****0001' }
  const namesake = { ...driver, id: 'd2', driverPhone: '199****0002' }
  it.each([
    ['by name and phone', { driverName: ' 张建军 ', driverPhone: '19900010001' }, 'd1'],
    ['typed with another phone', { driverName: '张建军', driverPhone: '19900010009' }, undefined],
    ['whose phone is not known yet', { driverId: 'd2', driverName: '张建军', driverPhone: '' }, 'd2'],
    ['typed without a phone', { driverName: '张建军', driverPhone: '' }, undefined],
    [
      'chosen, then given the phone of another',
      { driverId: 'd1', driverName: '张建军', driverPhone: '19900010002' },
      'd2',
    ],
  ])('%s is found in a list with masked phones', (_, transport, id) => {
    expect(driverOf([masked, namesake], transport)?.id).toBe(id)
  })
})

describe('documents on the day of departure', () => {
  it.each([
    ['2024-05-01', null],
    ['2024-04-30', '司机 张建军 的驾驶证有效期至 2024-04-30，发货时已过期'],
    ['2024-05-20', null],
    ['', null],
  ])('a licence valid until %j', (licenseExpire, fault) => {
    const found = licenceFault({ ...driver, licenseExpire }, DAY)
    expect(found && plain(found)).toBe(fault)
  })

  it.each([
    ['2024-05-01', '2024-05-01', []],
    ['2024-04-30', '', ['车辆 粤B·12345 的年检有效期至 2024-04-30，发货时已过期']],
    [
      '2024-04-30',
      '2024-03-01',
      [
        '车辆 粤B·12345 的年检有效期至 2024-04-30，发货时已过期',
        '车辆 粤B·12345 的保险有效期至 2024-03-01，发货时已过期',
      ],
    ],
  ])('an inspection until %j and an insurance until %j', (inspectExpire, insuranceExpire, faults) => {
    expect(carFaults({ ...car, inspectExpire, insuranceExpire }, DAY).map(plain)).toEqual(faults)
  })
})

describe('the load', () => {
  const lines = (...given: [quantity: string, unit: string, materialName?: string][]) =>
    given.map(([quantity, unit, materialName = '螺纹钢']) => ({ quantity, unit, materialName }))
  it.each([
    ['exactly what it carries', '32', lines(['31.5', 't'], ['500', 'kg']), null],
    ['more', '32', lines(['31.5', '吨'], ['501', 'kg']), '车辆 粤B·12345 载重 32 吨，本车 32.001 吨，超载 0.001 吨'],
    ['pieces, whose weight is unknown', '32', lines(['500', '根']), null],
    ['freight, which repeats the weight of its goods', '32', lines(['30', 't'], ['30', 't', '运费']), null],
    ['anything on a vehicle without a payload', null, lines(['90', 't']), null],
  ])('is %s', (_, loadTon, given, fault) => {
    const found = overload({ ...car, loadTon }, given)
    expect(found && plain(found)).toBe(fault)
  })
})

describe('the type of a vehicle', () => {
  it.each([
    ['混凝土搅拌车', 'CONCRETE', true],
    ['混凝土搅拌车', 'REBAR', false],
    ['散装水泥罐车', 'RAW', true],
    ['散装水泥罐车', 'SUNDRY', false],
    ['平板挂车', 'REBAR', true],
    ['平板挂车', 'CONCRETE', false],
    ['自卸车', 'RAW', true],
    ['', 'CONCRETE', true],
    ['MIXER', 'CONCRETE', true],
  ] as const)('%s carries %s: %s', (carType, materialType, isFit) => {
    expect(carTypeMismatch({ carNo: '粤B12345', carType }, materialType) === null).toBe(isFit)
  })
})
