import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, plainFigure } from '#domain/money'
import { readingOfComma } from '#domain/typedFigure'

/**
 * What a text says by the rule that people learn: groups of three, one point, nothing else; null for what says none.
 */
function saidBy(text: string): string | null {
  const [, sign = '', body = ''] = /^([+-]?)(.*)$/.exec(text.trim()) ?? []
  const [whole = '', decimals, ...more] = body.split('.')
  const [first = '', ...groups] = whole.split(/[, ]/)
  const isGrouped =
    groups.every((group) => /^\d{3}$/.test(group)) && (groups.length === 0 || /^[1-9]\d{0,2}$/.test(first))
  const hasDigits = whole + (decimals ?? '') !== ''
  if (more.length > 0 || !isGrouped || !hasDigits) return null
  if (!/^\d*$/.test(first) || !/^\d*$/.test(decimals ?? '')) return null
  return `${sign === '-' ? '-' : ''}${first}${groups.join('')}.${decimals ?? ''}`
}

describe('a typed figure', () => {
  it('is exactly what its text says, or none, for ten thousand random texts', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789012345,,. -+'), maxLength: 9 })
    fc.assert(
      fc.property(texts, (text) => {
        const said = saidBy(text)
        const read = decimal(text)
        if (said === null) expect(read).toBeNull()
        else expect(read?.eq(said)).toBe(true)
        // What cannot be read stays as it was typed.
        if (said === null) expect(plainFigure(text)).toBe(text.trim())
        // Who types or pastes a figure twice gets the same.
        expect(plainFigure(plainFigure(text))).toBe(plainFigure(text))
      }),
      { numRuns: 10_000, seed: 53 },
    )
  })

  it.each([
    ['2,5', '2.5'],
    ['0,5', '0.5'],
    ['128，50', '128.50'],
    ['-1,25', '-1.25'],
    ['1,234', null],
    ['1,2,3', null],
    ['1.2', null],
    ['abc', null],
    ['', null],
  ])('%j with a comma is probably meant as %j', (text, reading) => {
    expect(readingOfComma(text)).toBe(reading)
  })
})
