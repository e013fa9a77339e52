import { describe, expect, it } from 'vitest'
import { labelOf, type Option, toOptions } from '#domain/dict'

const steel = { code: 'material_type', dictKey: 'REBAR', dictValue: '钢筋', dictAlias: 'REBAR', sort: 1, children: [] }
const raw = {
  code: 'material_type',
  dictKey: 'RAW',
  dictValue: '原材料',
  sort: 2,
  children: [
    { dictKey: 'SAND', dictValue: '砂', sort: 2 },
    { dictKey: 'CEMENT', dictValue: '水泥', sort: 1 },
  ],
}
const options: Option[] = [
  { value: 'REBAR', label: '钢筋', alias: 'REBAR' },
  {
    value: 'RAW',
    label: '原材料',
    alias: '',
    children: [
      { value: 'CEMENT', label: '水泥', alias: '' },
      { value: 'SAND', label: '砂', alias: '' },
    ],
  },
]

describe('options of a dictionary', () => {
  it.each<[string, unknown, string | undefined]>([
    ['flat rows', [raw, steel], 'material_type'],
    ['a tree under a root of key -1', [{ code: 'material_type', dictKey: '-1', children: [raw, steel] }], undefined],
    ['a tree under a root of numeric key -1', [{ dictKey: -1, children: [raw, steel] }], 'material_type'],
    [
      'a tree under a root known by its code',
      [{ code: 'material_type', dictKey: '', children: [raw, steel] }],
      'material_type',
    ],
    [
      'all groups, one of them asked for',
      [
        { code: 'yes_no', dictKey: '-1', children: [{ dictKey: 1, dictValue: '是' }] },
        { code: 'material_type', dictKey: '-1', children: [raw, steel] },
      ],
      'material_type',
    ],
    ['deleted rows', [steel, { ...steel, dictKey: 'OLD', isDeleted: 1 }, raw], 'material_type'],
  ])('from %s', (_name, payload, code) => {
    expect(toOptions(payload, code)).toEqual(options)
  })

  it('takes a single row without children as an option', () => {
    expect(toOptions([steel], 'material_type')).toEqual([options[0]])
  })

  it.each([{}, null, undefined, '', [], [null]])('are none in %j', (payload) => {
    expect(toOptions(payload)).toEqual([])
  })

  it('keeps rows without a position in their order, after the sorted ones', () => {
    const rows = [
      { dictKey: 3, dictValue: 'c' },
      { dictKey: 2, dictValue: 'b', sort: -1 },
      { dictKey: 1, dictValue: 'a', sort: '5' },
    ]
    expect(toOptions(rows).map(({ value }) => value)).toEqual(['1', '3', '2'])
  })

  it('leave the payload unchanged', () => {
    const rows = [raw, steel]
    toOptions(rows)
    expect(rows).toEqual([raw, steel])
  })
})

describe('label of a key', () => {
  const modes: Option[] = [
    { value: '1', label: '司机配送', alias: 'TRUCK' },
    { value: '2', label: '快递', alias: 'EXPRESSAGE' },
  ]

  it.each<[Option[], unknown, string]>([
    [options, 'REBAR', '钢筋'],
    [options, 'SAND', '砂'],
    [options, 'TIMBER', 'TIMBER'],
    [modes, 1, '司机配送'],
    [modes, 'EXPRESSAGE', '快递'],
    [modes, '', '—'],
    [modes, null, '—'],
    [modes, -1, '—'],
    [[], 0, '0'],
  ])('%#: %j', (list, value, expected) => {
    expect(labelOf(list, value)).toBe(expected)
  })
})
