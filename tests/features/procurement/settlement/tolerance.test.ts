import { describe, expect, it } from 'vitest'
import type { Settlement, SettlementLine } from '#features/procurement/settlement/model'
import { markOutOfTolerance } from '#features/procurement/settlement/tolerance'

describe('lines out of tolerance', () => {
  const REBAR = { settlementType: 'REBAR', toleranceRate: '3' } as const
  const CONCRETE = { settlementType: 'CONCRETE', toleranceRate: '2' } as const

  it.each<[string, Pick<Settlement, 'settlementType' | 'toleranceRate'>, Partial<SettlementLine>, boolean]>([
    ['above 3‰ is out', REBAR, { quantity: '10.000', weighedQuantity: '9.969' }, true],
    ['of concrete at 2% is within', CONCRETE, { quantity: '10.00', convertedQuantity: '9.80' }, false],
    ['not weighed is as the server marked it', REBAR, { quantity: '10.000', outOfTolerance: true }, true],
    [
      'without a tolerance is as the server marked it',
      { ...REBAR, toleranceRate: null },
      { quantity: '10.000', weighedQuantity: '10.000', outOfTolerance: true },
      true,
    ],
    [
      'weighed within tolerance is not out, although the server marked it',
      REBAR,
      { quantity: '10.000', weighedQuantity: '10.000', outOfTolerance: true },
      false,
    ],
  ])('a line %s', (_, terms, line, expected) => {
    const settlement = { ...terms, lines: [line] } as Settlement
    expect(markOutOfTolerance(settlement).lines?.map(({ outOfTolerance }) => outOfTolerance)).toEqual([expected])
  })

  it('leaves a settlement without lines as it is', () => {
    const settlement = REBAR as Settlement
    expect(markOutOfTolerance(settlement)).toBe(settlement)
  })
})
