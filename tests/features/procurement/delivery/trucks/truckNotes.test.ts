import { describe, expect, it } from 'vitest'
import { type DeliveryOrigin, initialValues, rowOf } from '#features/procurement/delivery/form/deliveryNoteForm'
import { emptyTruck } from '#features/procurement/delivery/form/truck'
import {
  errorsOfShared,
  errorsOfTrucks,
  leftOf,
  openingTrucks,
  overloads,
  piecesLeft,
  valuesOf,
} from '#features/procurement/delivery/trucks/truckNotes'
import type { Car } from '#features/procurement/fleet/model'
import type { DeliverySource, MaterialType } from '#features/procurement/material/model'

const origin = (materialType: MaterialType, sourceType: DeliveryOrigin['sourceType'] = 'PURCHASE_ORDER') => {
  const source = { sourceItemId: 's', materialType, sourceType, unit: 't', remainQuantity: '60' } as DeliverySource
  return { sourceType, projects: [], sources: [source] } as unknown as DeliveryOrigin
}
const note = (of: DeliveryOrigin, quantity: string, heatNo = '') => ({
  ...initialValues(of, [], ''),
  items: of.sources.map((source) => ({ ...rowOf(source, of.sourceType), key: 'a', quantity, heatNo })),
})
const driven = { driverName: '张建军', driverPhone: '13900001111', carNo: '粤B12345' }
const truck = (key: string, quantity: string, part = {}) => ({
  ...emptyTruck({ a: quantity }),
  key,
  ...driven,
  ...part,
})

describe('the trucks of a split note', () => {
  it.each<[string, MaterialType, ReturnType<typeof truck>[], string[]]>([
    [
      'every error of every truck',
      'REBAR',
      [truck('1', '30', { carNo: '' }), truck('2', '')],
      ['1.a.heatNo', '1.carNo', '2.load'],
    ],
    ['a heat of its own', 'REBAR', [truck('1', '30', { texts: { a: 'LZ01' } }), truck('2', '9')], ['2.a.heatNo']],
    ['a pouring part', 'CONCRETE', [truck('1', '30')], ['1.a.pouringPart']],
    ['no text for what needs none', 'RAW', [truck('1', '30')], []],
    ['a driver who is still employed', 'RAW', [truck('1', '30', { driverId: 'd1', carId: 'c1' })], ['1.driverName']],
    ['more than the order allows in all', 'RAW', [truck('1', '30'), truck('2', '31')], ['2.a.quantity']],
  ])('need %s', (_, type, trucks, names) => {
    const of = origin(type)
    expect(Object.keys(errorsOfTrucks(note(of, '60'), trucks, of, { drivers: [], cars: null })).sort()).toEqual(names)
  })

  it('leave to the note only what they share', () => {
    const of = origin('REBAR')
    const names = ['receiverAddress', 'receiverName', 'receiverPhone']
    expect(Object.keys(errorsOfShared(note(of, '60'), of)).sort()).toEqual(names)
  })

  it('carry the pieces that were typed for them, and all of the note where one takes the whole line', () => {
    const of = origin('RAW')
    const whole = note(of, '10')
    const values = { ...whole, items: whole.items.map((row) => ({ ...row, pieces: '7' })) }
    const piecesOf = (one: ReturnType<typeof truck>) => valuesOf(values, one, of).items[0]?.pieces
    const split = [truck('1', '6', { pieces: { a: '4' } }), truck('2', '4')]
    expect([...split, truck('3', '10')].map(piecesOf)).toEqual(['4', '', '7'])
    expect(piecesLeft(values.items, split)).toEqual({ a: 3 })
    expect(piecesLeft(values.items, [truck('3', '10')])).toEqual({})
  })

  it('take the heat of the note unless theirs was typed, even as empty', () => {
    const of = origin('REBAR')
    const heats = [truck('1', '1'), truck('2', '1', { texts: { a: '' } })]
    expect(heats.map((one) => valuesOf(note(of, '2', 'LZ0'), one, of).items[0]?.heatNo)).toEqual(['LZ0', ''])
  })

  it.each([
    [['50'], { a: '10.000' }],
    [['60'], {}],
    [['68'], {}],
    [[], { a: '60.000' }],
  ])('with %j of 60 leave %j', (loads, left) => {
    expect(
      leftOf(
        note(origin('RAW'), '60').items,
        loads.map((a) => ({ a })),
      ),
    ).toEqual(left)
  })

  const over = (quantity: string) => ({
    text: '多分 {{over}} {{unit}}，本单只有 {{whole}} {{unit}}',
    params: { over: quantity, whole: '60.000', unit: '吨' },
  })
  it.each([
    ['exactly', [truck('1', '30'), truck('2', '30')], {}],
    ['too much', [truck('1', '30'), truck('2', '38'), truck('3', '1')], { '2.a.quantity': over('9.000') }],
    [
      'too much beside a saved truck',
      [truck('1', '31'), truck('2', '30', { step: 'done' })],
      { '1.a.quantity': over('1.000') },
    ],
    ['what is no number', [truck('1', '60'), truck('2', 'x')], {}],
  ])('that carry %s of a note of 60 are refused with the figure', (_, trucks, errors) => {
    expect(overloads(note(origin('RAW'), '60').items, trucks, () => '吨')).toEqual(errors)
  })

  const cars = [{ carNo: '粤B12345', loadTon: '25' }] as Car[]
  it('open by load, the first with the driver, the vehicle and the payload of the note', () => {
    const opened = openingTrucks({ ...note(origin('RAW'), '60'), ...driven }, cars, '30')
    expect(opened.map(({ driverName, carNo, load }) => [driverName, carNo, load.a])).toEqual([
      ['张建军', '粤B12345', '25.000'],
      ['', '', '30.000'],
      ['', '', '5.000'],
    ])
  })

  it('open as typed before, and with new quantities once their lines are gone', () => {
    const values = { ...note(origin('RAW'), '60'), trucks: [truck('1', '7', { step: 'sending', error: 'x' })] }
    expect(openingTrucks(values, cars, '30')).toEqual([truck('1', '7')])
    const gone = { ...values, trucks: [truck('1', '', { load: { b: '7' } })] }
    expect(openingTrucks(gone, cars, '30').map(({ driverName, load }) => [driverName, load])).toEqual([
      ['张建军', { a: '25.000' }],
      ['', { a: '30.000' }],
      ['', { a: '5.000' }],
    ])
  })
})
