import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  anything,
  listOf,
  Malformed,
  mapped,
  nothing,
  pageOf,
  pageWith,
  recordOf,
  requiredValue,
  type Shape,
} from '#domain/shape'
import * as wire from '#domain/wire'
import { countSkips } from '#domain/wire'

// The contract (section 2.6) numbers its vectors; those about the envelope alone are in
// tests/shared/http/envelope.vectors.test.tsx. Shapes only see payloads, never an envelope.

const material = v.object({ id: wire.id(), name: wire.text() })
const written = v.object({ id: wire.id() })
/** A record without required members. */
const settings = v.object({ storeName: wire.text() })
const summary = v.object({ summary: wire.record(v.object({ amountTax: wire.decimal() })) })
const EMPTY = { records: [], total: 0, current: 1, size: 10, pages: 0 }
const A = { id: '1', name: '盘螺' }

const refuses = (shape: Shape<unknown>, payload: unknown) => expect(() => shape.read(payload)).toThrow(Malformed)

/** Payloads that no screen can use. */
const WRONG: [string, unknown][] = [
  ['text (vector 22)', 'x'],
  ['no text', ''],
  ['a number', 7],
  ['the null of a number', -1],
  ['a yes', true],
]

describe('a page', () => {
  const page = pageOf(material)
  it.each<[string, unknown, unknown]>([
    ['{} (vector 11)', {}, EMPTY],
    ['null', null, EMPTY],
    ['missing', undefined, EMPTY],
    ['without rows (vector 12)', { records: [], total: '0' }, EMPTY],
    ['without its rows, of which there are none', { total: 0 }, EMPTY],
    ['null for its rows, of which there are none', { records: null, total: 0 }, EMPTY],
    [
      'with all it tells',
      { records: [A], total: 23, size: 5, current: 2, pages: 5, orders: [], maxLimit: null, countId: '' },
      { records: [A], total: 23, current: 2, size: 5, pages: 5 },
    ],
    [
      'with figures as text, without pages',
      { records: [A], total: '23', size: '10', current: '3' },
      { records: [A], total: 23, current: 3, size: 10, pages: 3 },
    ],
    [
      'with its total alone',
      { records: [A], total: 11, size: -1, current: 0, pages: null },
      { records: [A], total: 11, current: 1, size: 10, pages: 2 },
    ],
    [
      'past its end',
      { records: [], total: 11, current: 9 },
      { records: [], total: 11, current: 9, size: 10, pages: 2 },
    ],
    ['as a bare list, which is all there is', [A, A], { records: [A, A], total: 2, current: 1, size: 2, pages: 1 }],
    ['as a bare list of none', [], { records: [], total: 0, current: 1, size: 0, pages: 1 }],
  ])('%s', (_name, payload, expected) => {
    expect(page.read(payload)).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ...WRONG,
    ['rows without a total', { records: [A] }],
    ['a total that is none', { records: [A], total: -1 }],
    ['a total below nought', { records: [A], total: '-2' }],
    ['a total of words', { records: [A], total: '很多' }],
    ['a total without its rows', { total: 3 }],
    ['an object for its rows', { records: { 0: A }, total: 1 }],
    ['text for its rows', { records: 'x', total: 0 }],
    ['another object', { id: '1' }],
  ])('%s is malformed', (_name, payload) => refuses(page, payload))

  it('leaves out an unreadable row, and counts it (vector 23)', () => {
    const { value, skips } = countSkips(() => page.read({ records: [null, { id: 1, name: '盘螺' }], total: 2 }))
    expect(value).toEqual({ records: [A], unreadable: 1, total: 2, current: 1, size: 10, pages: 1 })
    expect(skips).toEqual({ rows: 1, values: 0 })
  })

  it('empties an unreadable value, and counts it', () => {
    const { value, skips } = countSkips(() => page.read({ records: [{ id: 1, name: [1] }], total: 1 }))
    expect(value.records).toEqual([{ id: '1', name: '' }])
    expect(skips).toEqual({ rows: 0, values: 1 })
  })
})

describe('a page with sums', () => {
  const page = pageWith(material, summary)
  it('has the sums beside its rows', () => {
    const read = page.read({ records: [A], total: 1, summary: { amountTax: '12.00' } })
    expect(read).toEqual({
      records: [A],
      total: 1,
      current: 1,
      size: 10,
      pages: 1,
      summary: { amountTax: '12.00' },
    })
  })

  it.each<[string, unknown, unknown[]]>([
    ['without them', { records: [A], total: 1 }, [A]],
    ['{}', {}, []],
    ['null', null, []],
    ['as a bare list', [A], [A]],
  ])('%s has none', (_name, payload, records) => {
    expect(page.read(payload)).toMatchObject({ records, summary: null })
  })

  it.each(WRONG)('%s is malformed', (_name, payload) => refuses(page, payload))

  it('does not let the sums overwrite the page’s own members', () => {
    const shadow = pageWith(material, v.object({ total: wire.text() }))
    expect(shadow.read({ records: [A], total: '5' }).total).toBe(5)
  })
})

describe('a list', () => {
  const list = listOf(material)
  it.each<[string, unknown, unknown]>([
    ['{} (vector 11)', {}, []],
    ['null', null, []],
    ['missing', undefined, []],
    ['of none', [], []],
    ['bare', [A], [A]],
    ['as the records of a page', { records: [A], total: 1 }, [A]],
    ['as a page that has no total', { records: [A] }, [A]],
    ['as a page of no rows', { records: null, total: 0 }, []],
    ['with rows that cannot be read', [null, A, { name: 'no id' }, 'x'], [A]],
  ])('%s', (_name, payload, expected) => {
    expect(list.read(payload)).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ...WRONG,
    ['an object', { id: '1' }],
    ['an object for its rows', { records: { 0: A } }],
    ['text for its rows', { records: 'x' }],
  ])('%s is malformed', (_name, payload) => refuses(list, payload))

  it('counts the rows it leaves out', () => {
    expect(countSkips(() => list.read([null, A])).skips).toEqual({ rows: 1, values: 0 })
  })
})

describe('a record', () => {
  it.each<[string, unknown, unknown]>([
    ['{}, which is not found', {}, null],
    ['null, which is not found', null, null],
    ['missing, which is not found', undefined, null],
    ['that is there', { id: 7, name: ' 盘螺 ', other: 1 }, { id: '7', name: '盘螺' }],
    ['with members missing', { id: '7' }, { id: '7', name: '' }],
  ])('%s', (_name, payload, expected) => {
    expect(recordOf(material).read(payload)).toEqual(expected)
  })

  it.each<[string, unknown]>([
    ...WRONG,
    ['a list', [A]],
    ['an empty list', []],
    ['a record without its id', { name: '盘螺' }],
    ['a record whose id is none', { id: -1, name: '盘螺' }],
  ])('%s is malformed', (_name, payload) => refuses(recordOf(material), payload))

  it.each<[string, unknown]>([...WRONG, ['a list', [{ storeName: 'x' }]]])(
    '%s is malformed also when no member is required',
    (_name, payload) => refuses(recordOf(settings), payload),
  )
})

describe('the required answer of a write', () => {
  it('is read', () => {
    expect(requiredValue(written).read({ id: 7, status: 0 })).toEqual({ id: '7' })
    expect(requiredValue(v.array(written)).read([{ id: 7 }])).toEqual([{ id: '7' }])
  })

  it.each<[string, unknown]>([
    ...WRONG,
    ['null (vector 24)', null],
    ['missing', undefined],
    ['{}', {}],
    ['a list', [{ id: '7' }]],
    ['another record', { status: 0 }],
    ['no id', { id: '' }],
  ])('%s leaves the outcome unknown', (_name, payload) => refuses(requiredValue(written), payload))
})

describe('the message of a malformed answer', () => {
  it.each<[string, unknown, string]>([
    ['its shape', '13800138000', 'payload: expected Object'],
    ['a member', { id: { phone: '13800138000' } }, 'id: expected >=1'],
  ])('names %s and contains none of the payload', (_name, payload, message) => {
    expect(() => requiredValue(written).read(payload)).toThrow(new Malformed(message))
  })
})

describe('a write that promises no answer', () => {
  it.each([[null], [undefined], [{}], ['x'], [[]], [7]])('is done whatever comes: %j (vector 24)', (payload) => {
    expect(nothing.read(payload)).toBeUndefined()
  })
})

describe('any shape', () => {
  it('passes the payload on unchanged, and undefined as null', () => {
    for (const payload of ['x', 0, {}, [], { a: [1] }, null]) expect(anything.read(payload)).toBe(payload)
    expect(anything.read(undefined)).toBeNull()
  })
})

describe('a mapped shape', () => {
  const names = mapped(listOf(material), (rows) => rows.map(({ name }) => name))
  it('is read by its inner shape, then mapped', () => {
    expect(names.read([A, null])).toEqual(['盘螺'])
    expect(names.read({})).toEqual([])
  })

  it('is malformed when its inner shape is', () => refuses(names, 'x'))

  it('may reject the value as malformed while mapping it', () => {
    const first = mapped(listOf(material), ([row]) => {
      if (!row) throw new Malformed('none')
      return row
    })
    expect(first.read([A])).toEqual(A)
    refuses(first, [])
  })
})
