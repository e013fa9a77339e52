import { describe, expect, it } from 'vitest'
import { keysOf, shownErrors } from '#shared/grid/shownErrors'

const ROWS = [
  { key: 'old', name: '', price: '' },
  { key: 'new', name: '', price: 'x' },
]
const ERRORS = { 'old.name': '必填', 'new.name': '必填', 'new.price': '不是数字' }

describe('a new line in a grid', () => {
  it('shows no missing value before a save attempt that includes it', () => {
    expect(shownErrors(ERRORS, ROWS, keysOf([]))).toEqual({ 'new.price': '不是数字' })
    expect(shownErrors(ERRORS, ROWS, keysOf(ROWS.slice(0, 1)))).toEqual({ 'old.name': '必填', 'new.price': '不是数字' })
    expect(shownErrors(ERRORS, ROWS, keysOf(ROWS))).toEqual(ERRORS)
  })
})
