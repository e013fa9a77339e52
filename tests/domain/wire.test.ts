import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as wire from '#domain/wire'
import { type AnySchema, countSkips, isRecord, type ParseSkips, readRows, textItem, wireText } from '#domain/wire'

const MISSING = Symbol('missing')
const LOST = { rows: 0, values: 1 }
const NONE_LOST = { rows: 0, values: 0 }

/** Reads a member `value` of a record by a leaf. */
function read(leaf: AnySchema, value: unknown): { value: unknown; skips: ParseSkips } {
  const wire = value === MISSING ? {} : { value }
  const { value: record, skips } = countSkips(() => v.parse(v.object({ value: leaf }), wire))
  return { value: record.value, skips }
}

/** Every way in which the servers send "no value", none of which is an error. */
const ABSENT: [string, unknown][] = [
  ['missing', MISSING],
  ['undefined', undefined],
  ['null', null],
  ["''", ''],
  ['blanks', '  '],
  ['the number -1', -1],
  ['{}', {}],
  ['[]', []],
]

const person = v.object({ id: wire.id(), name: wire.text() })

describe.each<[string, AnySchema, unknown]>([
  ['text', wire.text(), ''],
  ['a code', wire.code(), ''],
  ['a status', wire.status(), -1],
  ['a decimal', wire.decimal(), null],
  ['a count', wire.count(), null],
  ['a time', wire.time(), ''],
  ['a flag', wire.flag(), false],
  ['a flag that may be untold', wire.optionalFlag(), undefined],
  ['a list', wire.list(person), []],
  ['a record', wire.record(person), null],
])('%s', (_name, leaf, none) => {
  it.each(ABSENT)('that is %s is absent, and no loss', (_absent, value) => {
    expect(read(leaf, value)).toEqual({ value: none, skips: NONE_LOST })
  })

  it.each<[string, unknown]>([
    ['a record of another kind', { unlike: 1 }],
    ['a list of lists', [[1]]],
  ])('that is %s is absent, and counted as a loss', (_wrong, value) => {
    const { value: found, skips } = read(leaf, value)
    expect(found).toEqual(none)
    expect(skips.values + skips.rows).toBe(1)
  })
})

describe('values', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['text', wire.text(), ' 盘螺 ', '盘螺'],
    ['the text -1', wire.text(), '-1', '-1'],
    ['a number as text', wire.text(), 0, '0'],
    ['a yes as text', wire.text(), true, 'true'],
    ['a code', wire.code(), 'REBAR', 'REBAR'],
    ['a code of a number', wire.code(), 0, '0'],
    ['an unknown code', wire.code(), 'NEW', 'NEW'],
    ['a status', wire.status(), 0, 0],
    ['a status as text', wire.status(), '8', 8],
    ['an unknown status', wire.status(), 77, 77],
    ['a decimal', wire.decimal(), '3555.00', '3555.00'],
    ['a decimal that is a number', wire.decimal(), 12.5, '12.5'],
    ['nought', wire.decimal(), 0, '0'],
    ['minus one as text, a real value', wire.decimal(), '-1', '-1'],
    ['minus one with digits', wire.decimal(), '-1.000', '-1.000'],
    ['a decimal with thousands', wire.decimal(), '10,390,250.00', '10,390,250.00'],
    ['a decimal with an exponent', wire.decimal(), '1.5E+3', '1.5E+3'],
    ['a decimal without a whole part', wire.decimal(), '.5', '.5'],
    ['a decimal with a plus', wire.decimal(), '+2', '+2'],
    ['a count', wire.count(), 7, 7],
    ['a count as text', wire.count(), '007', 7],
    ['a count of minus one as text', wire.count(), '-1', -1],
    ['a day', wire.time(), '2024-03-01', '2024-03-01'],
    ['a day with slashes', wire.time(), '2024/3/1', '2024/3/1'],
    ['a moment', wire.time(), '2024-03-01 09:30:00', '2024-03-01 09:30:00'],
    ['a moment with a zone', wire.time(), '2024-03-01T01:30:00.000Z', '2024-03-01 09:30:00'],
    ['seconds', wire.time(), 1_709_256_600, '2024-03-01 09:30:00'],
    ['milliseconds', wire.time(), 1_709_256_600_000, '2024-03-01 09:30:00'],
    ['yes', wire.flag(), true, true],
    ['yes as 1', wire.flag(), 1, true],
    ["yes as '1'", wire.flag(), '1', true],
    ["yes as 'true'", wire.flag(), 'true', true],
    ['no', wire.flag(), false, false],
    ["no as '0'", wire.flag(), '0', false],
    ['no that was told', wire.optionalFlag(), 0, false],
    ['yes that was told', wire.optionalFlag(), 'true', true],
    ['a list', wire.list(person), [{ id: 1, name: '张三' }], [{ id: '1', name: '张三' }]],
    ['a list of addresses', wire.list(textItem), ['/a.jpg', 7], ['/a.jpg', '7']],
    ['a record', wire.record(person), { id: '1' }, { id: '1', name: '' }],
  ])('%s', (_name, leaf, value, expected) => {
    expect(read(leaf, value)).toEqual({ value: expected, skips: NONE_LOST })
  })
})

describe('unreadable values become absent and are counted', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['a word for a decimal', wire.decimal(), '十二', null],
    ['a unit behind a decimal', wire.decimal(), '12t', null],
    ['a yes for a decimal', wire.decimal(), true, null],
    ['a broken count', wire.count(), '1.5', null],
    ['a count beyond what a number holds', wire.count(), '1234567890123456', null],
    ['a word for a status', wire.status(), '已通过', -1],
    ['a member of every object for a code', wire.code(), 'constructor', ''],
    ['a word for a day', wire.time(), '昨天', ''],
    ['a time of day alone', wire.time(), '09:30', ''],
    ['a figure for a day', wire.time(), 20240301, ''],
    ['a word for a flag', wire.flag(), '是', false],
    ['another number for a flag', wire.optionalFlag(), 2, undefined],
    ['text for a list', wire.list(person), 'x', []],
    ['text for a record', wire.record(person), 'x', null],
    ['a list for a record', wire.record(v.object({ name: wire.text() })), [{ name: 'x' }], null],
  ])('%s', (_name, leaf, value, expected) => {
    expect(read(leaf, value)).toEqual({ value: expected, skips: LOST })
  })
})

describe('an id', () => {
  it.each<[unknown, string]>([
    ['1768900000000000007', '1768900000000000007'],
    [7, '7'],
    [0, '0'],
    [' a ', 'a'],
  ])('%j', (value, expected) => {
    expect(v.parse(wire.id(), value)).toBe(expected)
  })

  it.each([[null], [undefined], [''], ['  '], [-1], [{}], [[]], [{ id: 1 }], ['__proto__'], ['toString']])(
    '%j is absent: there is no row',
    (value) => {
      expect(v.safeParse(wire.id(), value).success).toBe(false)
    },
  )
})

describe('rows', () => {
  it('that are unreadable are left out and counted, each once', () => {
    const wire = [null, { id: '1', name: 'a' }, { name: 'no id' }, 'x', [], [{ id: '3' }], { id: 2 }]
    const { value, skips } = countSkips(() => readRows(person, wire))
    expect(value).toEqual([
      { id: '1', name: 'a' },
      { id: '2', name: '' },
    ])
    expect(skips).toEqual({ rows: 5, values: 0 })
  })

  it('inside a record are counted too', () => {
    const { value, skips } = read(wire.list(person), [{ id: '1', name: { unlike: 1 } }, null, { name: 'no id' }])
    expect(value).toEqual([{ id: '1', name: '' }])
    expect(skips).toEqual({ rows: 2, values: 1 })
  })

  it('of addresses leave out what is no address', () => {
    const { value, skips } = read(wire.list(textItem), ['/a.jpg', '', null, -1, {}, ['/b.jpg']])
    expect(value).toEqual(['/a.jpg'])
    expect(skips).toEqual({ rows: 5, values: 0 })
  })
})

describe('counting skips', () => {
  it('starts at zero for each reading', () => {
    expect(read(wire.decimal(), 'x').skips).toEqual(LOST)
    expect(read(wire.decimal(), '1').skips).toEqual(NONE_LOST)
  })

  it('starts at zero also after a reading that threw', () => {
    const fail = () => {
      v.parse(v.object({ a: wire.decimal() }), { a: 'x' })
      throw new Error('malformed')
    }
    expect(() => countSkips(fail)).toThrow('malformed')
    expect(read(wire.text(), 'x').skips).toEqual(NONE_LOST)
  })
})

describe('text of a scalar', () => {
  it.each<[unknown, string]>([
    [' a ', 'a'],
    [-1, ''],
    ['-1', '-1'],
    [0, '0'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [12n, '12'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [['a'], ''],
  ])('%s → %s', (value, expected) => {
    expect(wireText(value)).toBe(expected)
  })
})

describe('a record', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['x', false],
    [1, false],
  ])('%j: %s', (value, expected) => {
    expect(isRecord(value)).toBe(expected)
  })
})
