import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  type AnySchema,
  codeLeaf,
  countLeaf,
  countLosses,
  decimalLeaf,
  flagLeaf,
  idLeaf,
  isRecord,
  type Losses,
  listLeaf,
  maybeFlagLeaf,
  readRows,
  recordLeaf,
  statusLeaf,
  textItem,
  textLeaf,
  timeLeaf,
  wireText,
} from '#domain/wire'

const MISSING = Symbol('missing')
const LOST = { rows: 0, leaves: 1 }
const NONE_LOST = { rows: 0, leaves: 0 }

/** Reads a member `value` of a record by a leaf. */
function read(leaf: AnySchema, value: unknown): { value: unknown; losses: Losses } {
  const wire = value === MISSING ? {} : { value }
  const { value: record, losses } = countLosses(() => v.parse(v.object({ value: leaf }), wire))
  return { value: record.value, losses }
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

const person = v.object({ id: idLeaf(), name: textLeaf() })

describe.each<[string, AnySchema, unknown]>([
  ['text', textLeaf(), ''],
  ['a code', codeLeaf(), ''],
  ['a status', statusLeaf(), -1],
  ['a decimal', decimalLeaf(), null],
  ['a count', countLeaf(), null],
  ['a time', timeLeaf(), ''],
  ['a flag', flagLeaf(), false],
  ['a flag that may be untold', maybeFlagLeaf(), undefined],
  ['a list', listLeaf(person), []],
  ['a record', recordLeaf(person), null],
])('%s', (_name, leaf, none) => {
  it.each(ABSENT)('that is %s is absent, and no loss', (_absent, value) => {
    expect(read(leaf, value)).toEqual({ value: none, losses: NONE_LOST })
  })

  it.each<[string, unknown]>([
    ['a record of another kind', { unlike: 1 }],
    ['a list of lists', [[1]]],
  ])('that is %s is absent, and counted as a loss', (_wrong, value) => {
    const { value: found, losses } = read(leaf, value)
    expect(found).toEqual(none)
    expect(losses.leaves + losses.rows).toBe(1)
  })
})

describe('values', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['text', textLeaf(), ' 盘螺 ', '盘螺'],
    ['the text -1', textLeaf(), '-1', '-1'],
    ['a number as text', textLeaf(), 0, '0'],
    ['a yes as text', textLeaf(), true, 'true'],
    ['a code', codeLeaf(), 'REBAR', 'REBAR'],
    ['a code of a number', codeLeaf(), 0, '0'],
    ['an unknown code', codeLeaf(), 'NEW', 'NEW'],
    ['a status', statusLeaf(), 0, 0],
    ['a status as text', statusLeaf(), '8', 8],
    ['an unknown status', statusLeaf(), 77, 77],
    ['a decimal', decimalLeaf(), '3555.00', '3555.00'],
    ['a decimal that is a number', decimalLeaf(), 12.5, '12.5'],
    ['nought', decimalLeaf(), 0, '0'],
    ['minus one as text, a real value', decimalLeaf(), '-1', '-1'],
    ['minus one with digits', decimalLeaf(), '-1.000', '-1.000'],
    ['a decimal with thousands', decimalLeaf(), '10,390,250.00', '10,390,250.00'],
    ['a decimal with an exponent', decimalLeaf(), '1.5E+3', '1.5E+3'],
    ['a decimal without a whole part', decimalLeaf(), '.5', '.5'],
    ['a decimal with a plus', decimalLeaf(), '+2', '+2'],
    ['a count', countLeaf(), 7, 7],
    ['a count as text', countLeaf(), '007', 7],
    ['a count of minus one as text', countLeaf(), '-1', -1],
    ['a day', timeLeaf(), '2024-03-01', '2024-03-01'],
    ['a day with slashes', timeLeaf(), '2024/3/1', '2024/3/1'],
    ['a moment', timeLeaf(), '2024-03-01 09:30:00', '2024-03-01 09:30:00'],
    ['a moment with a zone', timeLeaf(), '2024-03-01T01:30:00.000Z', '2024-03-01 09:30:00'],
    ['seconds', timeLeaf(), 1_709_256_600, '2024-03-01 09:30:00'],
    ['milliseconds', timeLeaf(), 1_709_256_600_000, '2024-03-01 09:30:00'],
    ['yes', flagLeaf(), true, true],
    ['yes as 1', flagLeaf(), 1, true],
    ["yes as '1'", flagLeaf(), '1', true],
    ["yes as 'true'", flagLeaf(), 'true', true],
    ['no', flagLeaf(), false, false],
    ["no as '0'", flagLeaf(), '0', false],
    ['no that was told', maybeFlagLeaf(), 0, false],
    ['yes that was told', maybeFlagLeaf(), 'true', true],
    ['a list', listLeaf(person), [{ id: 1, name: '张三' }], [{ id: '1', name: '张三' }]],
    ['a list of addresses', listLeaf(textItem), ['/a.jpg', 7], ['/a.jpg', '7']],
    ['a record', recordLeaf(person), { id: '1' }, { id: '1', name: '' }],
  ])('%s', (_name, leaf, value, expected) => {
    expect(read(leaf, value)).toEqual({ value: expected, losses: NONE_LOST })
  })
})

describe('unreadable values become absent and are counted', () => {
  it.each<[string, AnySchema, unknown, unknown]>([
    ['a word for a decimal', decimalLeaf(), '十二', null],
    ['a unit behind a decimal', decimalLeaf(), '12t', null],
    ['a yes for a decimal', decimalLeaf(), true, null],
    ['a broken count', countLeaf(), '1.5', null],
    ['a count beyond what a number holds', countLeaf(), '1234567890123456', null],
    ['a word for a status', statusLeaf(), '已通过', -1],
    ['a member of every object for a code', codeLeaf(), 'constructor', ''],
    ['a word for a day', timeLeaf(), '昨天', ''],
    ['a time of day alone', timeLeaf(), '09:30', ''],
    ['a figure for a day', timeLeaf(), 20240301, ''],
    ['a word for a flag', flagLeaf(), '是', false],
    ['another number for a flag', maybeFlagLeaf(), 2, undefined],
    ['text for a list', listLeaf(person), 'x', []],
    ['text for a record', recordLeaf(person), 'x', null],
    ['a list for a record', recordLeaf(v.object({ name: textLeaf() })), [{ name: 'x' }], null],
  ])('%s', (_name, leaf, value, expected) => {
    expect(read(leaf, value)).toEqual({ value: expected, losses: LOST })
  })
})

describe('an id', () => {
  it.each<[unknown, string]>([
    ['1768900000000000007', '1768900000000000007'],
    [7, '7'],
    [0, '0'],
    [' a ', 'a'],
  ])('%j', (value, expected) => {
    expect(v.parse(idLeaf(), value)).toBe(expected)
  })

  it.each([[null], [undefined], [''], ['  '], [-1], [{}], [[]], [{ id: 1 }], ['__proto__'], ['toString']])(
    '%j is absent: there is no row',
    (value) => {
      expect(v.safeParse(idLeaf(), value).success).toBe(false)
    },
  )
})

describe('rows', () => {
  it('that are unreadable are left out and counted, each once', () => {
    const wire = [null, { id: '1', name: 'a' }, { name: 'no id' }, 'x', [], [{ id: '3' }], { id: 2 }]
    const { value, losses } = countLosses(() => readRows(person, wire))
    expect(value).toEqual([
      { id: '1', name: 'a' },
      { id: '2', name: '' },
    ])
    expect(losses).toEqual({ rows: 5, leaves: 0 })
  })

  it('inside a record are counted too', () => {
    const { value, losses } = read(listLeaf(person), [{ id: '1', name: { unlike: 1 } }, null, { name: 'no id' }])
    expect(value).toEqual([{ id: '1', name: '' }])
    expect(losses).toEqual({ rows: 2, leaves: 1 })
  })

  it('of addresses leave out what is no address', () => {
    const { value, losses } = read(listLeaf(textItem), ['/a.jpg', '', null, -1, {}, ['/b.jpg']])
    expect(value).toEqual(['/a.jpg'])
    expect(losses).toEqual({ rows: 5, leaves: 0 })
  })
})

describe('counting losses', () => {
  it('starts at zero for each reading', () => {
    expect(read(decimalLeaf(), 'x').losses).toEqual(LOST)
    expect(read(decimalLeaf(), '1').losses).toEqual(NONE_LOST)
  })

  it('starts at zero also after a reading that threw', () => {
    const fail = () => {
      v.parse(v.object({ a: decimalLeaf() }), { a: 'x' })
      throw new Error('malformed')
    }
    expect(() => countLosses(fail)).toThrow('malformed')
    expect(read(textLeaf(), 'x').losses).toEqual(NONE_LOST)
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
