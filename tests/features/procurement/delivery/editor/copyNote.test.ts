import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { copyPlan, deliverableAgain } from '#features/procurement/delivery/editor/copyNote'
import {
  type DeliveryNoteValues,
  type DeliveryOrigin,
  initialValues,
  rowsOf,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { Fleet } from '#features/procurement/delivery/form/departure'
import type { DeliveryNote, DeliveryNoteItem } from '#features/procurement/delivery/model'
import type { Car, Driver } from '#features/procurement/fleet/model'
import type { DeliverySource } from '#features/procurement/material/model'
import { emptyTransport } from '#features/procurement/transport/model/transport'

const source = (id: string, remainQuantity: string | null = '100.000'): DeliverySource => ({
  sourceItemId: id,
  sourceType: 'PURCHASE_ORDER',
  materialType: 'REBAR',
  materialName: '螺纹钢',
  spec: `Φ${id}`,
  grade: 'HRB400E',
  brand: '',
  unit: 't',
  orderedQuantity: remainQuantity,
  deliveredQuantity: '0.000',
  remainQuantity,
  taxUnitPrice: '3500',
  taxRate: '13',
})
const project = {
  projectId: 'p1',
  projectName: '一期',
  receiverName: '李伟',
  receiverPhone: '1',
  receiverAddress: '路',
}
const origin = (sources: DeliverySource[], change: Partial<DeliveryOrigin> = {}): DeliveryOrigin => ({
  sourceType: 'PURCHASE_ORDER',
  orderSn: 'CG1',
  contractId: 'c1',
  contractCode: 'JC-1',
  contractName: '合同',
  companyName: '公司',
  projects: [project],
  sources,
  ...change,
})
const item = (id: string, change: Partial<DeliveryNoteItem> = {}) =>
  ({
    ...source(id),
    id: `i${id}`,
    sourceItemId: id,
    quantity: '31.230',
    pieces: '12',
    heatNo: `LZ${id}`,
    pouringPart: '',
    pouringMode: '',
    ...change,
  }) as DeliveryNoteItem
const note = (change: Partial<DeliveryNote> = {}) =>
  ({
    ...emptyTransport,
    deliverSn: 'SH1',
    deliverMode: 'TRUCK',
    driverId: 'd1',
    driverName: '张建军',
    driverPhone: '19900010001',
    carNo: '粤B12345',
    carType: '平板挂车',
    trailerNo: '粤B1234挂',
    projectId: 'p1',
    receiverName: '王工',
    receiverPhone: '19900020009',
    receiverAddress: '3号门',
    deliverTime: '2024-03-15 07:40:00',
    expectArriveTime: '2024-03-15 09:10:00',
    items: [item('a')],
    ...change,
  }) as DeliveryNote

/** Plans a copy into a form opened with the chosen lines and typed input. */
function plan(
  sources: DeliverySource[],
  chosen: string[],
  typed: Partial<DeliveryNoteValues> = {},
  from = note(),
  fleet: Fleet = { drivers: null, cars: null },
) {
  const given = origin(sources)
  const initial = { ...initialValues(given, chosen, '陈敏'), deliverTime: '2024-04-01 08:00:00' }
  return copyPlan({ values: { ...initial, ...typed }, initial, note: from, origin: given, fleet })
}
const quantities = (rows: DeliveryNoteValues['items'] | undefined) => rows?.map(({ quantity }) => quantity)

describe('copying a note into a new form', () => {
  it('takes transport, receiver and duration, but not times and clerk', () => {
    const { all, typed } = plan([source('a')], ['a'])
    expect(typed).toEqual([])
    expect(all).toMatchObject({
      driverId: 'd1',
      driverName: '张建军',
      carNo: '粤B·12345',
      trailerNo: '粤B·1234挂',
      receiverName: '王工',
      receiverAddress: '3号门',
      expectArriveTime: '2024-04-01 09:30:00',
    })
    expect(Object.keys(all)).not.toEqual(expect.arrayContaining(['deliverTime']))
    expect(Object.keys(all)).not.toEqual(expect.arrayContaining(['deliverName']))
    expect(all.items).toMatchObject([{ heatNo: '', quantity: '31.230', pieces: '12' }])
  })

  it.each([
    ['with their phone', { deliverName: '陈敏', createUserName: '陈敏' }, '陈敏'],
    ['whom somebody typed', { deliverName: '老吴', createUserName: '陈敏' }, '老吴'],
    ['unless it is only the colleague who made that note', { deliverName: '刘洋', createUserName: '刘洋' }, undefined],
  ])('takes who sends, %s', (_, sender, deliverName) => {
    const { all } = plan([source('a')], ['a'], {}, note({ ...sender, deliverPhone: '19900010009' }))
    expect([all.deliverName, all.deliverPhone]).toEqual([deliverName, deliverName && '19900010009'])
  })

  it.each<[string, string | null, string, string]>([
    ['as much as it had', '100.000', '31.230', '12'],
    ['what is left, without its pieces', '8.77', '8.770', ''],
    ['as much as it had, where there is no limit', null, '31.230', '12'],
  ])('takes %s', (_, left, quantity, pieces) => {
    expect(plan([source('a', left)], []).all.items).toMatchObject([{ quantity, pieces }])
  })

  it('leaves heat numbers empty and lists the last truck’s; lines without a remainder are named, not copied', () => {
    const two = note({ items: [item('a'), item('b')] })
    const { all, hints } = plan([source('a'), source('b', '0.000')], [], {}, two)
    expect(all.items?.map(({ sourceItemId, heatNo }) => [sourceItemId, heatNo])).toEqual([['a', '']])
    expect(hints).toEqual({
      gone: ['螺纹钢 Φb'],
      unfit: [],
    })
  })

  describe('whose driver or vehicle has an expired document', () => {
    const driver = { id: 'd1', driverName: '张建军', driverPhone: '19900010001', licenseExpire: '2024-03-31' } as Driver
    const car = { carNo: '粤B12345', inspectExpire: '2024-03-31', insuranceExpire: '' } as Car

    it('takes neither, and says why', () => {
      const { all, hints } = plan([source('a')], ['a'], {}, note(), { drivers: [driver], cars: [car] })
      for (const name of ['driverId', 'driverName', 'driverPhone', 'carId', 'carNo', 'carType', 'trailerNo'])
        expect(all).not.toHaveProperty(name)
      expect(hints.unfit.map(plain)).toEqual([
        '司机 张建军 的驾驶证有效期至 2024-03-31，发货时已过期',
        '车辆 粤B·12345 的年检有效期至 2024-03-31，发货时已过期',
      ])
    })

    it('takes neither where they are stopped', () => {
      const from = note({ driverId: 'd1', carId: 'c1' })
      const { all, hints } = plan([source('a')], ['a'], {}, from, { drivers: [], cars: [] })
      expect(all).not.toHaveProperty('driverName')
      expect(all).not.toHaveProperty('carNo')
      expect(hints.unfit.map(plain)).toEqual(['司机 张建军 已停用或已删除', '车辆 粤B·12345 已停用或已删除'])
    })

    it('takes the vehicle without the driver, also where the mode changes', () => {
      const fleet = { drivers: [driver], cars: null }
      for (const deliverMode of ['TRUCK', 'EXPRESSAGE'] as const) {
        const { all } = plan([source('a')], ['a'], { deliverMode }, note(), fleet)
        expect([all.carNo, all.driverName ?? '', all.driverPhone ?? '']).toEqual(['粤B·12345', '', ''])
      }
    })
  })

  it('shares the remainder between rows of one source, and keeps a row for each heat', () => {
    const two = note({ items: [item('a', { heatNo: 'LZ01' }), item('a', { heatNo: 'LZ02' })] })
    const { items } = plan([source('a', '40.000')], [], {}, two).all
    expect(quantities(items)).toEqual(['31.230', '8.770'])
  })

  it('fills matching rows, of another order by their material too, and adds none to chosen lines', () => {
    const other = note({ items: [item('b', { sourceItemId: 'x', spec: 'Φa' }), item('c')] })
    const { items } = plan([source('a'), source('c')], ['a'], {}, other).all
    expect(items).toMatchObject([{ sourceItemId: 'a', quantity: '31.230' }])
  })

  it('leaves the lines unchanged when none matches', () => {
    expect(plan([source('z')], ['z']).all.items).toBeUndefined()
  })

  it('of another mode takes the carrier but not its tracking number', () => {
    const parcel = note({
      ...emptyTransport,
      deliverMode: 'LOGISTICS',
      logisticsName: '顺捷物流',
      logisticsNo: 'WL0001',
      logisticsPhone: '19900030001',
    })
    const { all } = plan([source('a')], ['a'], {}, parcel)
    expect(all).toMatchObject({ deliverMode: 'LOGISTICS', logisticsName: '顺捷物流', logisticsNo: '', driverName: '' })
  })

  it('fills in the project when none is chosen, and takes nothing of another project', () => {
    const second = { ...project, projectId: 'p2', projectName: '二期' }
    const given = origin([source('a')], { projects: [project, second] })
    const initial = initialValues(given, ['a'], '陈敏')
    const of = (projectId: string) =>
      copyPlan({
        values: { ...initial, projectId },
        initial,
        note: note(),
        origin: given,
        fleet: { drivers: null, cars: null },
      })
    expect(of('').all).toMatchObject({ projectId: 'p1', receiverName: '王工' })
    expect(of('p2').all).not.toHaveProperty('receiverName')
  })
})

describe('typed input', () => {
  it('is named, and kept unless it may be replaced; a driver and the phone stay together', () => {
    const { typed, all, blanks } = plan([source('a')], ['a'], { driverName: '赵国庆', receiverName: '李伟' })
    expect(typed).toEqual(['司机'])
    expect(all).toMatchObject({ driverName: '张建军', driverPhone: '19900010001' })
    expect(blanks).not.toHaveProperty('driverName')
    expect(blanks).not.toHaveProperty('driverPhone')
    expect(blanks).toMatchObject({ carNo: '粤B·12345', receiverName: '王工' })
  })

  it('is not named when it equals the copied note', () => {
    const { typed } = plan([source('a')], ['a'], { driverName: '张建军', carNo: '粤B·12345' })
    expect(typed).toEqual([])
  })

  it('in lines is kept too: quantity and heat number each on its own', () => {
    const given = origin([source('a'), source('b')])
    const [first, second] = rowsOf(given, ['a', 'b'])
    if (!first || !second) throw new Error('no rows')
    const rows = [
      { ...first, quantity: '5.000' },
      { ...second, heatNo: 'OWN1' },
    ]
    const two = note({ items: [item('a'), item('b')] })
    const { typed, all, blanks } = plan([source('a'), source('b')], ['a', 'b'], { items: rows }, two)
    expect(typed).toEqual(['材料明细'])
    expect(quantities(all.items)).toEqual(['31.230', '31.230'])
    expect(quantities(blanks.items)).toEqual(['5.000', '31.230'])
    expect(blanks.items?.map(({ heatNo }) => heatNo)).toEqual(['', 'OWN1'])
  })
})

describe('sending again', () => {
  it.each<[string, DeliverySource[], string[]]>([
    ['what is left', [source('a', '1.000'), source('b', '0.000')], ['a']],
    ['what has no limit', [source('a', null)], ['a']],
    ['nothing when all is sent', [source('a', '0.000')], []],
    ['nothing when the lines are gone', [source('z')], []],
  ])('offers %s', (_, sources, ids) => {
    const found = deliverableAgain([item('a'), item('a'), item('b')], sources)
    expect(found.map(({ sourceItemId }) => sourceItemId)).toEqual(ids)
  })
})
