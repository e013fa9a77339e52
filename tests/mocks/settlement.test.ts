import { describe, expect, it } from 'vitest'
import { db } from '../../mocks/db'
import { chineseAmount } from '../../src/domain/chineseAmount'
import { sheetTotals, sheetTypeOf } from '../../src/features/settlement/model'

const bill = (code: string) => db.settlements.find((row) => row.settlementCode === code)

describe('the worked sheets of the trade', () => {
  it.each([
    ['JS202403-00012', '411330.05', '364008.90', '47321.15', '肆拾壹万壹仟叁佰叁拾元零伍分'],
    ['JS202403-00015', '22303.55', '21653.94', '649.61', '贰万贰仟叁佰零叁元伍角伍分'],
    ['JS202403-00019', '24015.40', '21870.18', '2145.22', '贰万肆仟零壹拾伍元肆角整'],
  ])('%s stands to the cent', (code, amountTax, amountNoTax, tax, capitals) => {
    const found = bill(code)
    expect([found?.totalAmountTax, found?.totalAmountNoTax, found?.totalTax, found?.totalAmountCn]).toEqual([
      amountTax,
      amountNoTax,
      tax,
      capitals,
    ])
  })

  it('rebar: quantities, deviation and the one line beyond 3‰', () => {
    const found = bill('JS202403-00012')
    expect([found?.totalQuantity, found?.totalWeighed, found?.totalDeviation]).toEqual(['115.325', '115.222', '-0.103'])
    expect(
      found?.lines.map((line) => [line.settlePriceTax, line.amountTax, line.deviationRate, line.outOfTolerance]),
    ).toEqual([
      ['3555.00', '110859.12', '-1.47', false],
      ['3515.00', '111432.53', '2.75', false],
      ['3560.25', '114750.42', '-3.37', true],
      ['3695.00', '74287.98', '-1.74', false],
    ])
  })

  it('concrete: the smaller value, deviation in m³ and percent', () => {
    const found = bill('JS202403-00015')
    expect(
      found?.lines.map((line) => [
        line.convertedQuantity,
        line.deviation,
        line.deviationRate,
        line.smallerQuantity,
        line.amountTax,
      ]),
    ).toEqual([
      ['12.04', '0.04', '0.33', '12.00', '5820.00'],
      ['11.87', '-0.13', '-1.08', '11.87', '5994.35'],
      ['9.95', '-0.05', '-0.50', '9.95', '4358.10'],
      ['11.46', '-0.04', '-0.35', '11.46', '6131.10'],
    ])
    expect(found && sheetTotals(sheetTypeOf(found), found.lines).smallerQuantity).toBe('45.28')
  })

  it('raw: groups per rate, and a freight line that stays out of the weights', () => {
    const found = bill('JS202403-00019')
    const totals = found && sheetTotals(sheetTypeOf(found), found.lines)
    expect(totals?.byRate).toEqual([
      { taxRate: '13', amountTax: '16375.28', amountNoTax: '14491.40', taxAmount: '1883.88' },
      { taxRate: '3', amountTax: '6913.90', amountNoTax: '6712.52', taxAmount: '201.38' },
      { taxRate: '9', amountTax: '726.22', amountNoTax: '666.26', taxAmount: '59.96' },
    ])
    expect(totals?.quantity).toBe('103.140')
  })
})

it('every seeded sheet adds up to the totals it gives, in figures and in words', () => {
  for (const row of db.settlements.all()) {
    const totals = sheetTotals(sheetTypeOf(row), row.lines)
    expect([row.settlementCode, totals.amountTax, totals.amountNoTax, totals.taxAmount]).toEqual([
      row.settlementCode,
      row.totalAmountTax,
      row.totalAmountNoTax,
      row.totalTax,
    ])
    expect(row.totalAmountCn).toBe(chineseAmount(row.totalAmountTax))
  }
})
