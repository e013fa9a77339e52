import { expect, it } from 'vitest'
import { withTotal } from '#domain/counts'

it('adds the sum of all counts unless one of them is missing', () => {
  expect(withTotal({ A: 2, B: 0, C: 3 })).toEqual({ '': 5, A: 2, B: 0, C: 3 })
  expect(withTotal({ A: 2, B: null })).toEqual({ '': null, A: 2, B: null })
  expect(withTotal({})).toEqual({ '': 0 })
})
