import { describe, expect, it } from 'vitest'
import { prefetchArg } from '#app/prefetchArg'
import { fillPath, getPage, getRecord } from '#shared/endpoint'

const paging = (current: number, size: number) => ({ current, size, pageNumber: current, pageSize: size })
const argOf = (page: Partial<Parameters<typeof prefetchArg>[0]>, search: string) =>
  prefetchArg({ id: [], drawers: [], ...page }, new URLSearchParams(search))

describe('the prefetch of a list', () => {
  const list = { prefetch: getPage('/api/list'), prefetchUnless: 'stock', drawers: ['edit', 'view'] }
  it.each([
    ['', paging(1, 10)],
    ['current=3&size=50', paging(3, 50)],
    ['status=0&name=钢', { status: '0', name: '钢', ...paging(1, 10) }],
    ['status=0&edit=7&view=8', { status: '0', ...paging(1, 10) }],
    ['sort=price&order=asc', { ...paging(1, 10), sort: 'price', order: 'asc', ascs: 'price' }],
    ['sort=price', paging(1, 10)],
  ])('sends the parameters of %j', (search, args) => {
    expect(argOf(list, search)).toEqual(args)
  })

  it('is skipped for a range of days, whose two parameter names only the list knows', () => {
    expect(argOf(list, 'createTimeRange=2026-01-01~2026-01-31')).toBeNull()
  })

  it('is skipped where the address asks another endpoint', () => {
    expect(argOf(list, 'stock=LOW')).toBeNull()
  })
})

it('the prefetch of a record is its id, and is skipped without one', () => {
  const record = { prefetch: getRecord('/api/one', 'id'), id: ['id'] }
  expect(argOf(record, 'id=7&tab=x')).toBe('7')
  expect(argOf(record, '')).toBeNull()
})

it('a screen without an endpoint prefetches nothing', () => {
  expect(argOf({ id: ['id'] }, 'id=7')).toBeNull()
})

describe('a path', () => {
  it.each([
    ['/api/clerk/{id}', { id: '7', name: 'x' }, '/api/clerk/7', { name: 'x' }],
    ['/api/clerk/{id}', { id: 'a/b 号' }, '/api/clerk/a%2Fb%20%E5%8F%B7', {}],
    ['/api/clerk', { id: '7' }, '/api/clerk', { id: '7' }],
  ])('%s takes its arguments from %j', (path, args, filled, rest) => {
    expect(fillPath({ path }, args)).toEqual({ path: filled, rest })
  })

  it('comes with what is always sent, which an argument cannot replace', () => {
    expect(fillPath({ path: '/api/order', fixed: { orderType: 'NORMAL' } }, { orderType: 'X', sn: '1' }).rest).toEqual({
      orderType: 'NORMAL',
      sn: '1',
    })
  })
})
