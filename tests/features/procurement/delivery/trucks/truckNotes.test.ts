import { describe, expect, it } from 'vitest'
import { type DeliverOrigin, initialValues, rowOf } from '#features/procurement/delivery/editor/deliverForm'
import {
  emptyTruck,
  errorsOfShared,
  errorsOfTrucks,
  gapsOf,
  valuesOf,
} from '#features/procurement/delivery/trucks/truckNotes'
import type { DeliverSource, MaterialType } from '#features/procurement/material/model'

const origin = (materialType: MaterialType, sourceType: DeliverOrigin['sourceType'] = 'PURCHASE_ORDER') => {
  const source = { sourceItemId: 's', materialType, sourceType, unit: 't', remainQuantity: '60' } as DeliverSource
  return { sourceType, projects: [], sources: [source] } as unknown as DeliverOrigin
}
const note = (of: DeliverOrigin, quantity: string, heatNo = '') => ({
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
    ['more than the order allows in all', 'RAW', [truck('1', '30'), truck('2', '31')], ['2.a.quantity']],
  ])('need %s', (_, type, trucks, names) => {
    const of = origin(type)
    expect(Object.keys(errorsOfTrucks(note(of, '60'), trucks, of)).sort()).toEqual(names)
  })

  it('leave to the note only what they share', () => {
    const of = origin('REBAR')
    const names = ['receiverAddress', 'receiverName', 'receiverPhone']
    expect(Object.keys(errorsOfShared(note(of, '60'), of)).sort()).toEqual(names)
  })

  it('take the heat of the note unless theirs was typed, even as empty', () => {
    const of = origin('REBAR')
    const heats = [truck('1', '1'), truck('2', '1', { texts: { a: '' } })]
    expect(heats.map((one) => valuesOf(note(of, '2', 'LZ0'), one, of).items[0]?.heatNo)).toEqual(['LZ0', ''])
  })

  it.each([
    ['50', ['10'], []],
    ['68', [], ['8']],
    ['60', [], []],
  ])('differ from a note of 60 by %s', (quantity, short, over) => {
    const gaps = gapsOf(note(origin('RAW'), '60').items, [{ a: quantity }])
    expect([gaps.short, gaps.over].map((rows) => rows.map((row) => row.quantity))).toEqual([short, over])
  })
})
