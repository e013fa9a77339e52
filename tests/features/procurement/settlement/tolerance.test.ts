import { expect, it } from 'vitest'
import type { SettlementBill, SettlementLine } from '#features/procurement/settlement/model'
import { deviationUnit, markOutOfTolerance } from '#features/procurement/settlement/tolerance'

type Terms = Pick<SettlementBill, 'settlementType' | 'toleranceRate'>

const WEIGHTS: Terms = { settlementType: 'REBAR', toleranceRate: '3' }
const VOLUMES: Terms = { settlementType: 'CONCRETE', toleranceRate: '2' }

it.each<[string, Terms, Partial<SettlementLine>, boolean]>([
  ['exactly at 3‰ is within', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.970' }, false],
  ['above 3‰ is out', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.969' }, true],
  ['too heavy is out as well', WEIGHTS, { quantity: '10.000', weighedQuantity: '10.031' }, true],
  ['of freight never is', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.000', isFreight: true }, false],
  ['exactly at 2% is within', VOLUMES, { quantity: '10.00', convertedQuantity: '9.80' }, false],
  ['above 2% is out', VOLUMES, { quantity: '10.00', convertedQuantity: '9.79' }, true],
  ['not weighed is as the server marked it', WEIGHTS, { quantity: '10.000', outOfTolerance: true }, true],
  [
    'without a tolerance is as the server marked it',
    { ...WEIGHTS, toleranceRate: null },
    { quantity: '10.000', weighedQuantity: '10.000', outOfTolerance: true },
    true,
  ],
  [
    'weighed within tolerance is not out, although the server marked it',
    WEIGHTS,
    { quantity: '10.000', weighedQuantity: '10.000', outOfTolerance: true },
    false,
  ],
])('a line %s', (_, terms, line, expected) => {
  const bill = { ...terms, lines: [line] } as SettlementBill
  expect(markOutOfTolerance(bill).lines?.map(({ outOfTolerance }) => outOfTolerance)).toEqual([expected])
})

it('leaves a settlement without lines as it is', () => {
  const bill = WEIGHTS as SettlementBill
  expect(markOutOfTolerance(bill)).toBe(bill)
})

it('measures deviations of concrete in per cent, all others in per mille', () => {
  expect([deviationUnit('CONCRETE'), deviationUnit('REBAR'), deviationUnit('RAW')]).toEqual(['%', '‰', '‰'])
})
