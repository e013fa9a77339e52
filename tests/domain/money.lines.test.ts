import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DecimalInput, fixed, lineAmounts, sum, totalQuantityText, totalsByRate } from '#domain/money'

describe('amounts of a line', () => {
  it.each([
    ['31.184', '3555.00', '13', '110859.12', '98105.42', '12753.70'],
    ['31.702', '3515.00', '13', '111432.53', '98612.86', '12819.67'],
    ['32.231', '3560.25', '13', '114750.42', '101549.04', '13201.38'],
    ['20.105', '3695.00', '13', '74287.98', '65741.58', '8546.40'],
    ['12.00', '485.00', '3', '5820.00', '5650.49', '169.51'],
    ['11.87', '505.00', '3', '5994.35', '5819.76', '174.59'],
    ['9.95', '438.00', '3', '4358.10', '4231.17', '126.93'],
    ['11.46', '535.00', '3', '6131.10', '5952.52', '178.58'],
    ['38.260', '428.00', '13', '16375.28', '14491.40', '1883.88'],
    ['31.380', '118.50', '3', '3718.53', '3610.22', '108.31'],
    ['33.010', '96.80', '3', '3195.37', '3102.30', '93.07'],
    ['33.010', '22.00', '9', '726.22', '666.26', '59.96'],
    ['1', '100.00', '0', '100.00', '100.00', '0.00'],
    ['-2', '33.335', '13', '-66.67', '-59.00', '-7.67'],
  ])('%s × %s at %s percent', (quantity, taxUnitPrice, taxRate, amountTax, amountNoTax, taxAmount) => {
    expect(lineAmounts({ quantity, taxUnitPrice, taxRate })).toMatchObject({ amountTax, amountNoTax, taxAmount })
  })

  it.each([
    ['3720.00', '13', '3292.0354'],
    ['3555.00', '13', '3146.0177'],
    ['3525.00', '13', '3119.4690'],
    ['418.00', '3', '405.8252'],
    ['118.50', '3', '115.0485'],
    ['22.00', '9', '20.1835'],
    ['5.60', '13', '4.9558'],
    ['189.00', '13', '167.2566'],
  ])('price %s at %s percent is %s without tax', (taxUnitPrice, taxRate, expected) => {
    expect(lineAmounts({ quantity: '1', taxUnitPrice, taxRate })?.noTaxUnitPrice).toBe(expected)
  })

  it.each([
    { quantity: '', taxUnitPrice: '1', taxRate: '13' },
    { quantity: '1', taxUnitPrice: -1, taxRate: '13' },
    { quantity: '1', taxUnitPrice: '1', taxRate: null },
    { quantity: '1', taxUnitPrice: '1', taxRate: '-100' },
  ])('%j has no amounts', (line) => {
    expect(lineAmounts(line)).toBeNull()
  })
})

describe('totals are sums of rounded lines', () => {
  const totals = (lines: [quantity: string, price: string][], taxRate: string) => {
    const amounts = lines.map(([quantity, taxUnitPrice]) => lineAmounts({ quantity, taxUnitPrice, taxRate }))
    return [
      fixed(sum(amounts.map((line) => line?.amountTax)), 2),
      fixed(sum(amounts.map((line) => line?.amountNoTax)), 2),
      fixed(sum(amounts.map((line) => line?.taxAmount)), 2),
    ]
  }
  const times = (count: number, line: [string, string]) => Array.from({ length: count }, () => line)

  it.each<[string, [string, string][], string, string[]]>([
    // Recomputing from the total would give 364,008.89 and 21,653.93.
    [
      'rebar sheet',
      [
        ['31.184', '3555'],
        ['31.702', '3515'],
        ['32.231', '3560.25'],
        ['20.105', '3695'],
      ],
      '13',
      ['411330.05', '364008.90', '47321.15'],
    ],
    [
      'rebar sheet settled within tolerance',
      [
        ['31.230', '3555'],
        ['31.615', '3515'],
        ['32.231', '3560.25'],
        ['20.140', '3695'],
      ],
      '13',
      ['411317.10', '363997.43', '47319.67'],
    ],
    [
      'concrete sheet',
      [
        ['12.00', '485'],
        ['11.87', '505'],
        ['9.95', '438'],
        ['11.46', '535'],
      ],
      '3',
      ['22303.55', '21653.94', '649.61'],
    ],
    ['3 × 33.335', times(3, ['1', '33.335']), '13', ['100.02', '88.50', '11.52']],
    ['3 × 100.00', times(3, ['1', '100.00']), '13', ['300.00', '265.50', '34.50']],
    ['10 × 0.10', times(10, ['1', '0.10']), '13', ['1.00', '0.90', '0.10']],
    [
      'rebar contract',
      [
        ['180', '3695'],
        ['260', '3690'],
        ['420', '3555'],
        ['650', '3515'],
        ['880', '3505'],
        ['540', '3525'],
      ],
      '13',
      ['10390250.00', '9194911.49', '1195338.51'],
    ],
    [
      'concrete contract',
      [
        ['1200', '418'],
        ['6800', '470'],
        ['9500', '505'],
        ['3600', '535'],
      ],
      '3',
      ['10421100.00', '10117572.81', '303527.19'],
    ],
    [
      'sundries contract',
      [
        ['8000', '62.5'],
        ['12000', '31.8'],
        ['60000', '5.6'],
        ['9000', '5.85'],
        ['1500', '46'],
      ],
      '13',
      ['1339250.00', '1185177.00', '154073.00'],
    ],
  ])('%s', (_name, lines, taxRate, expected) => {
    expect(totals(lines, taxRate)).toEqual(expected)
  })

  it('groups mixed rates, one group per invoice', () => {
    const lines = [
      ['38.260', '428.00', '13'],
      ['31.380', '118.50', '3'],
      ['33.010', '96.80', '3.00'],
      ['33.010', '22.00', '9'],
    ].map(([quantity, taxUnitPrice, taxRate]) => {
      const amounts = lineAmounts({ quantity, taxUnitPrice, taxRate })
      return {
        taxRate,
        amountTax: amounts?.amountTax,
        amountNoTax: amounts?.amountNoTax,
        taxAmount: amounts?.taxAmount,
      }
    })
    expect(totalsByRate(lines)).toEqual([
      { taxRate: '13', amountTax: '16375.28', amountNoTax: '14491.40', taxAmount: '1883.88' },
      { taxRate: '3', amountTax: '6913.90', amountNoTax: '6712.52', taxAmount: '201.38' },
      { taxRate: '9', amountTax: '726.22', amountNoTax: '666.26', taxAmount: '59.96' },
    ])
    expect(
      ['amountTax', 'amountNoTax', 'taxAmount'].map((key) =>
        fixed(sum(lines.map((line) => line[key as 'amountTax'])), 2),
      ),
    ).toEqual(['24015.40', '21870.18', '2145.22'])
  })

  it('keeps lines without a rate in a group of their own', () => {
    const amounts = { amountTax: '1.00', amountNoTax: '1.00', taxAmount: '0.00' }
    expect(
      totalsByRate([
        { taxRate: null, ...amounts },
        { taxRate: '0', ...amounts },
      ]).map(({ taxRate }) => taxRate),
    ).toEqual(['', '0'])
  })
})

describe('total quantity text', () => {
  it.each<[string, { quantity: DecimalInput; unit: string }[]]>([
    ['—', []],
    ['—', [{ quantity: '', unit: 't' }]],
    ['35.230t', [{ quantity: '35.23', unit: 't' }]],
    [
      '35.230t；120张',
      [
        { quantity: '15.115', unit: 't' },
        { quantity: '120', unit: '张' },
        { quantity: '20.115', unit: 't' },
      ],
    ],
    [
      '1,250.00m³',
      [
        { quantity: '1000', unit: 'm³' },
        { quantity: '250', unit: 'm3' },
      ],
    ],
    [
      '2.5个',
      [
        { quantity: '1.5', unit: '个' },
        { quantity: '1', unit: '个' },
      ],
    ],
    [
      '3.50方块',
      [
        { quantity: '1.25', unit: '方块' },
        { quantity: '2.25', unit: '方块' },
      ],
    ],
    ['5', [{ quantity: 5, unit: '' }]],
    [
      '3.000t',
      [
        { quantity: '3', unit: 't' },
        { quantity: '7', unit: '98.35' },
      ],
    ],
    [
      '100个；10.500kg；333张',
      [
        { quantity: '100', unit: '个' },
        { quantity: '10.5', unit: 'kg' },
        { quantity: '333', unit: '张' },
      ],
    ],
  ])('%s', (expected, lines) => {
    expect(totalQuantityText(lines)).toBe(expected)
  })
})

describe('amounts against integer arithmetic', () => {
  // The reference counts in whole thousandths, ten-thousandths and cents with BigInt and never meets a decimal.
  const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
    const [size, sign] = numerator < 0n ? [-numerator, -1n] : [numerator, 1n]
    return sign * ((2n * size + denominator) / (2n * denominator))
  }
  const asText = (count: bigint, scale: number): string => {
    const digits = (count < 0n ? -count : count).toString().padStart(scale + 1, '0')
    return `${count < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
  }
  const reference = (thousandths: bigint, tenThousandths: bigint, percent: bigint) => {
    const cents = divideHalfUp(thousandths * tenThousandths, 100_000n)
    const centsNoTax = divideHalfUp(cents * 100n, 100n + percent)
    return { cents, centsNoTax, price: divideHalfUp(tenThousandths * 100n, 100n + percent) }
  }

  it('agrees on 20,000 random lines and their totals', () => {
    const line = fc.tuple(
      fc.integer({ min: -9_999_999, max: 9_999_999_999 }),
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.constantFrom(13, 9, 6, 3, 1, 0),
    )
    fc.assert(
      fc.property(fc.array(line, { minLength: 100, maxLength: 100 }), (lines) => {
        const expected = lines.map(([thousandths, price, rate]) =>
          reference(BigInt(thousandths), BigInt(price), BigInt(rate)),
        )
        const actual = lines.map(([thousandths, price, rate]) =>
          lineAmounts({
            quantity: asText(BigInt(thousandths), 3),
            taxUnitPrice: asText(BigInt(price), 4),
            taxRate: rate,
          }),
        )
        expect(actual).toEqual(
          expected.map(({ cents, centsNoTax, price }) => ({
            amountTax: asText(cents, 2),
            amountNoTax: asText(centsNoTax, 2),
            taxAmount: asText(cents - centsNoTax, 2),
            noTaxUnitPrice: asText(price, 4),
          })),
        )
        const total = expected.reduce((cents, one) => cents + one.centsNoTax, 0n)
        expect(fixed(sum(actual.map((one) => one?.amountNoTax)), 2)).toBe(asText(total, 2))
      }),
      { numRuns: 200 },
    )
  })
})
