import { describe, expect, it } from 'vitest'
import { listAt, recordAt } from '#app/firstCall'

const paging = (current: string, size: string) => ({ current, size, pageNumber: current, pageSize: size })

describe('the prefetch of a list', () => {
  const first = listAt('/api/list')
  it.each([
    ['', paging('1', '10')],
    ['current=3&size=50', paging('3', '50')],
    ['status=0&name=钢', { status: '0', name: '钢', ...paging('1', '10') }],
    ['sort=price&order=asc', { ...paging('1', '10'), sort: 'price', order: 'asc', ascs: 'price' }],
    ['sort=price', paging('1', '10')],
  ])('sends the parameters of %j', (search, params) => {
    expect(first(new URLSearchParams(search))).toEqual({ path: '/api/list', params })
  })

  it('is skipped for a range of days, whose two parameter names only the list knows', () => {
    expect(first(new URLSearchParams('createTimeRange=2026-01-01~2026-01-31'))).toBeNull()
  })
})

it('the prefetch of a record sends its key, and is skipped without one', () => {
  const first = recordAt('/api/one', 'id')
  expect(first(new URLSearchParams('id=7&tab=x'))).toEqual({ path: '/api/one', params: { id: '7' } })
  expect(first(new URLSearchParams(''))).toBeNull()
})
