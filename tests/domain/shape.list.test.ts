import { describe, expect, it } from 'vitest'
import { toList } from '#domain/shape'

describe('a list', () => {
  it.each<[string, unknown, unknown[]]>([
    ['bare', [1, 2], [1, 2]],
    ['as the records of a page', { records: [1], total: 1 }, [1]],
    ['{}', {}, []],
    ['null', null, []],
    ['missing', undefined, []],
    ['a null number', -1, []],
    ['text', '<html>', []],
    ['an object for records', { records: {} }, []],
    ['items as they came', [null, 'a', { id: '' }], [null, 'a', { id: '' }]],
  ])('%s', (_name, payload, expected) => {
    expect(toList(payload)).toEqual(expected)
  })
})
