import { describe, expect, it } from 'vitest'
import '#mocks/areas'
import { worldScale } from '#mocks/kernel/scale'
import { plansOf } from '#mocks/world/plan'

describe('the scale of the demo', () => {
  it.each([
    ['', 1],
    ['1', 1],
    ['20', 20],
    ['40', 40],
  ])('%s is %d', (text, scale) => {
    expect(worldScale(text)).toBe(scale)
  })

  it.each(['0', '41', '1.5', '-1', 'many'])('%s is refused in a sentence', (text) => {
    expect(() => worldScale(text)).toThrow(expect.objectContaining({ name: 'StartError' }))
  })

  it('multiplies contracts, whose numbers stay unique', () => {
    const months = Array.from({ length: 14 }, (_, index) => 2026 * 12 + index)
    const codes = (scale: number) =>
      ['9001', '9003'].flatMap((supplierId) =>
        months.flatMap((month) => plansOf(supplierId, month, scale).map(({ contract }) => contract.code)),
      )
    expect(codes(40).length).toBe(codes(1).length * 40)
    expect(new Set(codes(40)).size).toBe(codes(40).length)
  })
})
