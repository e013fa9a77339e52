import { describe, expect, it } from 'vitest'
import {
  assignedTotals,
  MAX_TRUCKS,
  splitByLoad,
  unassigned,
  weightOf,
} from '#features/procurement/delivery/trucks/splitLoad'

const line = (key: string, quantity: string, unit = 't') => ({ key, quantity, unit })

describe('lines split over trucks', () => {
  it.each<[string, ReturnType<typeof line>[], string[], string, Record<string, string>[]]>([
    ['fit on one', [line('a', '20')], [], '30', [{ a: '20.000' }]],
    ['fill each up to its load', [line('a', '60.5')], [], '30', [{ a: '30.000' }, { a: '30.000' }, { a: '0.500' }]],
    [
      'follow each other',
      [line('a', '20'), line('b', '25')],
      [],
      '30',
      [{ a: '20.000', b: '10.000' }, { b: '15.000' }],
    ],
    [
      'use the load of the vehicle where known',
      [line('a', '50')],
      ['10', ''],
      '30',
      [{ a: '10.000' }, { a: '30.000' }, { a: '10.000' }],
    ],
    [
      'count kilograms as weight',
      [line('a', '1'), line('b', '2500', 'kg')],
      [],
      '2',
      [{ a: '1.000', b: '1000.000' }, { b: '1500.000' }],
    ],
    [
      'stay on the first without a weight',
      [line('a', '40'), line('c', '12', '根')],
      [],
      '30',
      [{ a: '30.000', c: '12' }, { a: '10.000' }],
    ],
    ['stay together without a load', [line('c', '12', '根')], [], '', [{ c: '12' }]],
    ['are on none when nothing fits', [line('a', '1')], [], '0', [{}]],
  ])('%s', (_, lines, loads, load, trucks) => {
    expect(splitByLoad(lines, loads, load)).toEqual(trucks)
  })

  it('add up exactly, but for what exceeds the number of trucks', () => {
    const lines = [line('a', '100.001'), line('b', '0.1')]
    expect(lines.map((one) => unassigned(one, splitByLoad(lines, [], '33.333')))).toEqual(['0.000', '0.000'])
    const trucks = splitByLoad([line('a', '25')], [], '1')
    expect(trucks).toHaveLength(MAX_TRUCKS)
    expect(unassigned(line('a', '25'), trucks)).toBe('5.000')
    expect(weightOf(lines, { a: '1.5', b: '2' })).toBe('3.500')
  })
})

it.each<[string, ReturnType<typeof line>[], Record<string, string>[], string[]]>([
  ['all of it', [line('a', '57.52')], [{ a: '30' }, { a: '27.52' }], ['57.520 / 57.520 t']],
  ['a part', [line('a', '57.52')], [{ a: '30' }], ['30.000 / 57.520 t']],
  ['lines of one unit together', [line('a', '1'), line('b', '2')], [{ b: '2' }], ['2.000 / 3.000 t']],
  ['units apart', [line('a', '1'), line('b', '5', '根')], [{ a: '1', b: '4' }], ['1.000 / 1.000 t', '4 / 5 根']],
])('checks how much is on trucks: %s', (_name, lines, trucks, told) => {
  expect(assignedTotals(lines, trucks).map(({ taken, whole, unit }) => `${taken} / ${whole} ${unit}`)).toEqual(told)
})
