import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { field } from '#domain/field'
import { DEFAULT_PAGE_SIZE } from '#domain/page'
import { PAGE_SIZES, writeListState } from '#shared/list/listAddress'
import { toQuery } from '#shared/list/toQuery'
import { type ListState, readListState } from '#shared/listState'

const FILTERS = ['contractName', 'orderSn', 'status', 'deliverTime', '数量']
const FRESH: ListState = { criteria: {}, current: 1, size: DEFAULT_PAGE_SIZE, sort: '', order: '' }
const state = (part: Partial<ListState>): ListState => ({ ...FRESH, ...part })

const value = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const states: fc.Arbitrary<ListState> = fc
  .record({
    criteria: fc
      .uniqueArray(fc.tuple(fc.constantFrom(...FILTERS), value), { selector: ([name]) => name })
      .map((entries) => Object.fromEntries(entries)),
    current: fc.integer({ min: 1, max: 1_000_000 }),
    size: fc.integer({ min: 1, max: 200 }),
    sortOrder: fc.oneof(
      fc.constant({ sort: '', order: '' as const }),
      fc.record({ sort: value, order: fc.constantFrom('asc' as const, 'desc' as const) }),
    ),
  })
  .map(({ sortOrder, ...rest }) => ({ ...rest, ...sortOrder }))

describe('the state of a list in its address', () => {
  it('comes back unchanged', () => {
    fc.assert(
      fc.property(states, (one) => {
        expect(readListState(writeListState(one), FILTERS)).toEqual(one)
      }),
    )
  })

  it('is read with or without the question mark', () => {
    fc.assert(
      fc.property(states, (one) => {
        expect(readListState(`?${writeListState(one)}`, FILTERS)).toEqual(one)
      }),
    )
  })

  it('is read from any text, and the result is written and read the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...'sizeorta=&%25+中;?') }),
          fc.constantFrom('sort=a', 'order=asc', 'sort=a&order=x', 'size=0'),
        ),
        (search) => {
          const read = readListState(search, FILTERS)
          expect(readListState(writeListState(read), FILTERS)).toEqual(read)
        },
      ),
    )
  })

  it.each([
    ['untouched', FRESH, ''],
    ['page 1', state({ current: 1 }), ''],
    ['size 10', state({ size: 10 }), ''],
    ['page 2', state({ current: 2 }), 'current=2'],
    ['size 50', state({ size: 50 }), 'size=50'],
    ['a criterion with spaces around', state({ criteria: { orderSn: ' PO1 ' } }), 'orderSn=PO1'],
    ['blank criteria', state({ criteria: { orderSn: '', status: '  ' } }), ''],
    ['a sort', state({ sort: 'amount', order: 'desc' }), 'sort=amount&order=desc'],
    ['a sort without an order', state({ sort: 'amount' }), ''],
    ['an order without a sort', state({ order: 'asc' }), ''],
    ['zero is a value', state({ criteria: { status: '0' } }), 'status=0'],
  ])('%s is written as "%s"', (_name, one, text) => {
    expect(writeListState(one)).toBe(text)
  })

  it('resets to the bare address: page 1, size 10', () => {
    expect(DEFAULT_PAGE_SIZE).toBe(10)
    expect(PAGE_SIZES).toContain(DEFAULT_PAGE_SIZE)
    expect(writeListState(FRESH)).toBe('')
    expect(readListState('', FILTERS)).toEqual(FRESH)
  })

  it.each([
    ['current=0', FRESH],
    ['current=-3', FRESH],
    ['current=1.5', FRESH],
    ['current=two', FRESH],
    ['current=', FRESH],
    ['current=Infinity', FRESH],
    ['current=9007199254740993', FRESH],
    ['size=0', FRESH],
    ['size=201', FRESH],
    ['size=1e9', FRESH],
    ['size=NaN', FRESH],
    ['sort=amount', FRESH],
    ['order=asc', FRESH],
    ['sort=amount&order=sideways', FRESH],
    ['stranger=1&__proto__=2', FRESH],
    ['orderSn=%20%20', FRESH],
    ['orderSn=', FRESH],
    ['orderSn=%20PO1', state({ criteria: { orderSn: 'PO1' } })],
    ['orderSn=a&orderSn=b', state({ criteria: { orderSn: 'a' } })],
    [
      'current=2&size=20&status=1&sort=x&order=desc',
      state({ criteria: { status: '1' }, current: 2, size: 20, sort: 'x', order: 'desc' }),
    ],
  ])('%s keeps only its valid parts', (search, read) => {
    expect(readListState(search, FILTERS)).toEqual(read)
  })
})

describe('the query of a list', () => {
  const fields = {
    orderSn: field('text', '订单号'),
    deliverTime: field('dateRange', '送货时间', { range: ['startTime', 'endTime'] }),
  }
  const paging = { current: 1, size: 10, pageNumber: 1, pageSize: 10 }

  it.each([
    ['nothing chosen', {}, {}],
    ['a text', { orderSn: ' PO1 ' }, { orderSn: 'PO1' }],
    ['a name no dictionary knows', { tab: '1' }, { tab: '1' }],
    [
      'days',
      { deliverTime: '2024-03-01~2024-03-31' },
      { startTime: '2024-03-01 00:00:00', endTime: '2024-03-31 23:59:59' },
    ],
    ['a first day alone', { deliverTime: '2024-03-01~' }, { startTime: '2024-03-01 00:00:00' }],
    ['a last day alone', { deliverTime: '~2024-03-31' }, { endTime: '2024-03-31 23:59:59' }],
    ['no days at all', { deliverTime: '~' }, {}],
    ['nonsense for days', { deliverTime: 'soon~later' }, {}],
  ])('%s', (_name, criteria, asked) => {
    expect(toQuery(state({ criteria }), fields)).toEqual({ ...asked, ...paging })
  })

  it('sends the page under both parameter names', () => {
    expect(toQuery(state({ current: 3, size: 50 }), {})).toEqual({ current: 3, size: 50, pageNumber: 3, pageSize: 50 })
  })

  it.each([
    ['asc', { sort: 'amount', order: 'asc', ascs: 'amount' }],
    ['desc', { sort: 'amount', order: 'desc', descs: 'amount' }],
    ['', {}],
  ] as const)('sends the sorting under both parameter names: %s', (order, asked) => {
    expect(toQuery(state({ sort: 'amount', order }), {})).toEqual({ ...paging, ...asked })
  })
})
