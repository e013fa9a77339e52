import { describe, expect, it } from 'vitest'
import { DEFAULT_PAGE_SIZE, type Page, toList, toPage } from '#domain/page'

const empty: Page<unknown> = { records: [], total: 0, current: 1, size: 10, pages: 0 }

describe('reading a page', () => {
  it.each<[unknown, Page<unknown>]>([
    [{}, empty],
    [null, empty],
    [undefined, empty],
    ['', empty],
    ['<html>', empty],
    [[], empty],
    [{ records: {} }, empty],
    [{ records: [], total: '0' }, empty],
    [{ records: [], total: -1, size: -1, current: -1, pages: -1 }, empty],
    [
      { records: [1, 2], total: '23', size: '10', current: '3' },
      { records: [1, 2], total: 23, current: 3, size: 10, pages: 3 },
    ],
    [
      { records: [1], total: 23, size: 5, current: 2, pages: 5, orders: [], maxLimit: null },
      { records: [1], total: 23, current: 2, size: 5, pages: 5 },
    ],
    [{ records: [], total: '-1', size: '-1' }, empty],
    [{ records: [1, 2] }, { records: [1, 2], total: 2, current: 1, size: 10, pages: 1 }],
    [
      { records: [1], total: 11, pages: 0 },
      { records: [1], total: 11, current: 1, size: 10, pages: 2 },
    ],
    [['a', 'b'], { records: ['a', 'b'], total: 2, current: 1, size: 2, pages: 1 }],
  ])('%j', (payload, expected) => {
    expect(toPage(payload)).toEqual(expected)
  })

  it.each<[unknown, unknown[]]>([
    [
      [1, 2],
      [1, 2],
    ],
    [{ records: [1] }, [1]],
    [{}, []],
    [null, []],
    [undefined, []],
    ['', []],
    [-1, []],
  ])('list in %j', (payload, expected) => {
    expect(toList(payload)).toEqual(expected)
  })

  it('shows ten rows unless told otherwise', () => {
    expect(DEFAULT_PAGE_SIZE).toBe(10)
  })
})
