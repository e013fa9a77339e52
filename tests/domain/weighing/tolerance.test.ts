import { describe, expect, it } from 'vitest'
import {
  contractTolerance,
  deviationAmount,
  deviationUnit,
  isOutOfTolerance,
  type Tolerance,
  toleranceText,
  type WeighedLine,
} from '#domain/weighing/tolerance'
import { defaultTolerance } from '#domain/weighing/usualTerms'

const WEIGHTS: Tolerance = { rate: '3', unit: '‰' }
const VOLUMES: Tolerance = { rate: '2', unit: '%' }

describe('the tolerance of a contract', () => {
  it.each<[string, unknown, string | null | undefined, string]>([
    ['rebar that states none', 'REBAR', null, '3‰'],
    ['sand that states none', 'RAW', '', '3‰'],
    ['concrete that states none', 'CONCRETE', undefined, '2%'],
    ['counted goods that state none', 'SUNDRY', null, '—'],
    ['an unknown material', '', null, '—'],
    ['rebar with its own', 'REBAR', '2.5', '2.5‰'],
    ['concrete with its own, in per mille', 'CONCRETE', '15', '1.5%'],
    ['counted goods with their own', 'SUNDRY', '5', '5‰'],
    ['one that allows nothing', 'REBAR', '0', '0‰'],
  ])('of %s', (_, materialType, toleranceRate, expected) => {
    expect(toleranceText(contractTolerance({ materialType, toleranceRate }))).toBe(expected)
  })

  it('is proposed to a new contract in per mille', () => {
    expect(['REBAR', 'RAW', 'CONCRETE', 'SUNDRY'].map(defaultTolerance)).toEqual(['3', '3', '20', null])
  })
})

it('measures deviations of concrete in per cent, all others in per mille', () => {
  expect(['CONCRETE', 'REBAR', 'RAW', 'SUNDRY'].map(deviationUnit)).toEqual(['%', '‰', '‰', '‰'])
})

it.each<[string, Tolerance | null, WeighedLine, boolean | null]>([
  ['exactly at 3‰ is within', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.970' }, false],
  ['above 3‰ is out', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.969' }, true],
  ['too heavy is out as well', WEIGHTS, { quantity: '10.000', weighedQuantity: '10.031' }, true],
  ['of freight never is', WEIGHTS, { quantity: '10.000', weighedQuantity: '9.000', isFreight: true }, false],
  ['named as freight never is', WEIGHTS, { quantity: '10', weighedQuantity: '9', materialName: '砂石运输' }, false],
  ['exactly at 2% is within', VOLUMES, { quantity: '10.00', convertedQuantity: '9.80' }, false],
  ['above 2% is out', VOLUMES, { quantity: '10.00', convertedQuantity: '9.79' }, true],
  ['of concrete is not judged by its tonnes', VOLUMES, { quantity: '10.00', weighedQuantity: '23.800' }, null],
  ['with a deviation only is judged by it', VOLUMES, { quantity: '10.00', deviation: '-0.21' }, true],
  ['not weighed is not judged', WEIGHTS, { quantity: '10.000' }, null],
  ['without a delivered quantity is not judged', WEIGHTS, { quantity: '', weighedQuantity: '10.000' }, null],
  ['of nothing that weighs something is out', WEIGHTS, { quantity: '0', weighedQuantity: '0.001' }, true],
  ['without a tolerance is not judged', null, { quantity: '10.000', weighedQuantity: '9.000' }, null],
])('a line %s', (_, tolerance, line, expected) => {
  expect(isOutOfTolerance(line, tolerance)).toBe(expected)
})

describe('what a deviation costs', () => {
  it.each<[string, Parameters<typeof deviationAmount>[0], Parameters<typeof deviationAmount>[1], string | null]>([
    ['of weights', { quantity: '9.901', weighedQuantity: '9.8195', taxUnitPrice: '3551.3' }, '‰', '-289.43'],
    [
      'of weights, the amounts rounded first',
      { quantity: '1.4', weighedQuantity: '1.6', taxUnitPrice: '0.01' },
      '‰',
      '0.01',
    ],
    ['of concrete: its volumes', { quantity: '10', convertedQuantity: '9.9', taxUnitPrice: '500' }, '%', '-50.00'],
    ['by its deviation where no weight is known', { quantity: '2', deviation: '0.1', taxUnitPrice: '10' }, '‰', '1.00'],
    ['of what was not weighed: unknown', { quantity: '2', taxUnitPrice: '10' }, '‰', null],
    ['without a price: unknown', { quantity: '2', weighedQuantity: '2', taxUnitPrice: null }, '‰', null],
  ])('%s', (_, line, unit, expected) => {
    expect(deviationAmount(line, unit)).toBe(expected)
  })
})
