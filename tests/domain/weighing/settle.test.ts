import { describe, expect, it } from 'vitest'
import { type DecimalInput, fixed, lineAmounts, sum } from '#domain/money'
import {
  convertedVolume,
  deviation,
  deviationRate,
  differsFromParts,
  fundInterest,
  KG_PER_METRE,
  rebarSize,
  rebarSubtotal,
  type SettleInput,
  settleQuantity,
  smallerQuantity,
  theoreticalWeight,
} from '#domain/weighing/settle'
import { isOutOfTolerance, type Tolerance } from '#domain/weighing/tolerance'
import { defaultBasis } from '#domain/weighing/usualTerms'

const PER_MILLE_3: Tolerance = { rate: '3', unit: '‰' }

describe('rebar settlement, line by line', () => {
  it.each([
    ['31.230', '31.184', '-0.046', '-1.47', false, '3420.00', '0.00', '3555.00', '110859.12'],
    ['31.615', '31.702', '0.087', '2.75', false, '3380.00', '0.00', '3515.00', '111432.53'],
    ['32.340', '32.231', '-0.109', '-3.37', true, '3390.00', '35.25', '3560.25', '114750.42'],
    ['20.140', '20.105', '-0.035', '-1.74', false, '3560.00', '0.00', '3695.00', '74287.98'],
  ])(
    '%s t delivered, %s t weighed',
    (quantity, weighed, difference, rate, isOut, basePrice, interest, price, amount) => {
      expect(deviation(quantity, weighed)).toBe(difference)
      expect(deviationRate(quantity, weighed)).toBe(rate)
      expect(isOutOfTolerance({ quantity, weighedQuantity: weighed }, PER_MILLE_3)).toBe(isOut)
      expect(rebarSubtotal({ basePrice, integratedCost: '135.00', fundInterest: interest })).toBe(price)
      const settled = settleQuantity({ materialType: 'REBAR', quantity, weighedQuantity: weighed })
      expect(settled).toBe(weighed)
      expect(lineAmounts({ quantity: settled, taxUnitPrice: price, taxRate: '13' })?.amountTax).toBe(amount)
    },
  )

  it('has the printed total deviation', () => {
    const delivered = sum(['31.230', '31.615', '32.340', '20.140'])
    const weighed = sum(['31.184', '31.702', '32.231', '20.105'])
    expect([fixed(delivered, 3), fixed(weighed, 3)]).toEqual(['115.325', '115.222'])
    expect(deviation(delivered, weighed)).toBe('-0.103')
    expect(deviationRate(delivered, weighed)).toBe('-0.89')
  })
})

describe('concrete settlement, line by line', () => {
  it.each([
    ['12.00', '28.650', '2.380', '12.04', '0.04', '0.33', '12.00'],
    ['12.00', '28.358', '2.390', '11.87', '-0.13', '-1.08', '11.87'],
    ['10.00', '23.480', '2.360', '9.95', '-0.05', '-0.50', '9.95'],
    ['11.50', '27.510', '2.400', '11.46', '-0.04', '-0.35', '11.46'],
  ])('%s m³ ticket, %s t at %s', (ticket, net, density, converted, difference, percent, settled) => {
    expect(convertedVolume(net, density)).toBe(converted)
    expect(deviation(ticket, converted, 2)).toBe(difference)
    expect(deviationRate(ticket, converted, '%')).toBe(percent)
    expect(smallerQuantity(ticket, converted)).toBe(settled)
    expect(settleQuantity({ materialType: 'CONCRETE', quantity: ticket, convertedQuantity: converted })).toBe(settled)
  })
})

describe('raw material settlement, line by line', () => {
  it.each([
    ['38.340', '38.260', '-0.080', '-2.09', false],
    ['31.600', '31.380', '-0.220', '-6.96', true],
    ['33.200', '33.010', '-0.190', '-5.72', true],
  ])('%s t delivered, %s t weighed', (quantity, weighed, difference, rate, isOut) => {
    expect(deviation(quantity, weighed)).toBe(difference)
    expect(deviationRate(quantity, weighed)).toBe(rate)
    const line = { quantity, weighedQuantity: weighed }
    expect(isOutOfTolerance(line, PER_MILLE_3)).toBe(isOut)
    expect(isOutOfTolerance(line, { rate: '10', unit: '‰' })).toBe(false)
  })
})

describe('deviation', () => {
  it.each<[DecimalInput, DecimalInput, string | null, string | null]>([
    ['10', '', null, null],
    ['', '10', null, null],
    ['10', -1, null, null],
    ['0', '10.000', '10.000', null],
    ['10', '10', '0.000', '0.00'],
  ])('delivered %j, weighed %j', (delivered, weighed, difference, rate) => {
    expect(deviation(delivered, weighed)).toBe(difference)
    expect(deviationRate(delivered, weighed)).toBe(rate)
  })
})

describe('settled quantity', () => {
  const weighing = { quantity: '31.230', weighedQuantity: '31.184' }

  it.each<[string | null, SettleInput]>([
    ['31.184', { basis: 'WEIGHED', ...weighing }],
    [null, { basis: 'WEIGHED', quantity: '31.230', weighedQuantity: '' }],
    ['31.230', { basis: 'TOLERANCE', ...weighing, tolerance: PER_MILLE_3 }],
    ['31.615', { basis: 'TOLERANCE', quantity: '31.615', weighedQuantity: '31.702', tolerance: PER_MILLE_3 }],
    ['32.231', { basis: 'TOLERANCE', quantity: '32.340', weighedQuantity: '32.231', tolerance: PER_MILLE_3 }],
    ['10.000', { basis: 'TOLERANCE', quantity: '10.000', weighedQuantity: '10.030', tolerance: PER_MILLE_3 }],
    [
      '10.030',
      { basis: 'TOLERANCE', quantity: '10.000', weighedQuantity: '10.030', tolerance: { rate: '2.9', unit: '‰' } },
    ],
    ['31.184', { basis: 'TOLERANCE', ...weighing, tolerance: null }],
    [
      '12.00',
      {
        basis: 'TOLERANCE',
        quantity: '12.00',
        weighedQuantity: '28.358',
        convertedQuantity: '11.87',
        tolerance: { rate: '2', unit: '%' },
      },
    ],
    [
      '11.75',
      {
        basis: 'TOLERANCE',
        quantity: '12.00',
        weighedQuantity: '27.960',
        convertedQuantity: '11.75',
        tolerance: { rate: '2', unit: '%' },
      },
    ],
    [null, { basis: 'TOLERANCE', quantity: '10.000', weighedQuantity: null }],
    ['9.500', { basis: 'TOLERANCE', weighedQuantity: '9.500' }],
    ['31.230', { basis: 'THEORY', ...weighing }],
    ['11.87', { basis: 'SMALLER', ticketQuantity: '12.00', convertedQuantity: '11.87', quantity: '99' }],
    ['12.00', { basis: 'SMALLER', ticketQuantity: '12.00', convertedQuantity: '' }],
    [null, { basis: 'SMALLER', convertedQuantity: '11.87' }],
    ['31.184', { materialType: 'REBAR', ...weighing }],
    ['31.184', { basis: '', materialType: 'RAW', ...weighing }],
    ['12.00', { materialType: 'CONCRETE', quantity: '12', convertedQuantity: '12.04' }],
    // A kg beside weighed tonnes: no weighbridge weighs it.
    ['333.333', { basis: 'WEIGHED', unit: 'kg', quantity: '333.333', acceptedQuantity: '333.333' }],
    ['500', { basis: 'TOLERANCE', unit: '个', quantity: '500' }],
    [null, { basis: 'WEIGHED', unit: '吨', quantity: '31.23', acceptedQuantity: '31.2' }],
    ['31.184', { basis: 'WEIGHED', unit: 't', ...weighing }],
    ['1998', { materialType: 'SUNDRY', quantity: '2000', acceptedQuantity: '1998' }],
    ['2000', { materialType: 'SUNDRY', quantity: '2000', acceptedQuantity: -1 }],
    ['0', { materialType: 'SUNDRY', quantity: '2000', acceptedQuantity: '0' }],
    ['5', { materialType: 'UNKNOWN', quantity: '5' }],
    [null, {}],
  ])('%s of %j', (expected, line) => {
    expect(settleQuantity(line)).toBe(expected)
  })

  it.each([
    ['REBAR', 'WEIGHED'],
    ['RAW', 'WEIGHED'],
    ['CONCRETE', 'SMALLER'],
    ['SUNDRY', null],
    [undefined, null],
  ])('%s is settled by %s unless the contract says otherwise', (materialType, expected) => {
    expect(defaultBasis(materialType)).toBe(expected)
  })
})

describe('rebar price', () => {
  it.each<[Parameters<typeof fundInterest>[0], string | null]>([
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '6', days: 60 }, '35.25'],
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '6', days: '60' }, '35.25'],
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '6', days: -60 }, '-35.25'],
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '6', days: -1 }, '-0.59'],
    [{ basePrice: '3390.00', integratedCost: '', fundRate: '6', days: 60 }, '33.90'],
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '', days: 60 }, '0.00'],
    [{ basePrice: '3390.00', integratedCost: '135.00', fundRate: '6', days: null }, '0.00'],
    [{ basePrice: '', integratedCost: '135.00', fundRate: '6', days: 60 }, null],
  ])('funding interest of %j is %s', (terms, expected) => {
    expect(fundInterest(terms)).toBe(expected)
  })

  it.each<[Parameters<typeof rebarSubtotal>[0], string | null]>([
    [{ basePrice: '3390', integratedCost: '135', fundInterest: '35.25' }, '3560.25'],
    [{ basePrice: '3390.005', integratedCost: '', fundInterest: null }, '3390.005'],
    [{ basePrice: '3390', integratedCost: '135', fundInterest: '-12.5' }, '3512.50'],
    [{ basePrice: null, integratedCost: '135', fundInterest: '0' }, null],
  ])('subtotal of %j is %s', (price, expected) => {
    expect(rebarSubtotal(price)).toBe(expected)
  })
})

it.each<[DecimalInput, Parameters<typeof rebarSubtotal>[0], boolean]>([
  ['3335', { basePrice: '3200', integratedCost: '135' }, false],
  ['3395', { basePrice: '3200', integratedCost: '135' }, true],
  ['3370.25', { basePrice: '3200', integratedCost: '135', fundInterest: '35.25' }, false],
  ['3390.01', { basePrice: '3390.005' }, false],
  ['3390.005', { basePrice: '3390.005' }, false],
  ['3395', { basePrice: null, integratedCost: '135' }, false],
  ['', { basePrice: '3200' }, false],
])('a price of %j differs from %j: %s', (price, parts, expected) => {
  expect(differsFromParts(price, parts)).toBe(expected)
})

describe('volumes', () => {
  it.each<[DecimalInput, DecimalInput, string | null]>([
    ['28.650', '', null],
    ['', '2.380', null],
    ['28.650', '0', null],
    ['0', '2.380', '0.00'],
  ])('%j t at density %j is %s', (net, density, expected) => {
    expect(convertedVolume(net, density)).toBe(expected)
  })

  it.each<[DecimalInput, DecimalInput, string | null]>([
    ['12', '12', '12.00'],
    ['12.00', null, '12.00'],
    [null, '12.00', null],
  ])('ticket %j, converted %j settles %s', (ticket, converted, expected) => {
    expect(smallerQuantity(ticket, converted)).toBe(expected)
  })
})

describe('theoretical weight', () => {
  it.each<[DecimalInput, DecimalInput, DecimalInput, string | null]>([
    [25, 12, 1, '0.046'],
    ['25', '12', '1000', '46.200'],
    ['12', '9', '2917', '23.313'],
    ['50', '12', '10', null],
    ['25', '', '10', null],
    ['25', '12', null, null],
  ])('Φ%s × %s m × %s is %s t', (diameter, length, pieces, expected) => {
    expect(theoreticalWeight({ diameter, length, pieces })).toBe(expected)
  })

  it.each(Object.entries(KG_PER_METRE))('Φ%s follows 0.00617·d² (%s kg/m)', (diameter, perMetre) => {
    expect(Number(perMetre)).toBeCloseTo(0.00617 * Number(diameter) ** 2, 1)
  })

  it.each<[unknown, ReturnType<typeof rebarSize>]>([
    ['Φ25×12m', { diameter: '25', length: '12' }],
    ['φ12*9m', { diameter: '12', length: '9' }],
    ['Φ8', { diameter: '8', length: null }],
    ['1830×915×15', null],
    ['', null],
    [null, null],
  ])('size in %j', (spec, expected) => {
    expect(rebarSize(spec)).toEqual(expected)
  })
})
