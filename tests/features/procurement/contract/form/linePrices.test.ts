import { describe, expect, it } from 'vitest'
import type { LineRow } from '#features/procurement/contract/form/contractForm'
import { newRow } from '#features/procurement/contract/form/contractForm'
import {
  canCompose,
  fixedPriceTerms,
  rowsOffParts,
  withComposedPrices,
  withHeadCost,
} from '#features/procurement/contract/form/linePrices'

const row = (taxUnitPrice: string, basePrice = '', integratedCost = ''): LineRow => ({
  ...newRow({ materialType: 'REBAR', taxRate: '13' }),
  quantity: '10',
  taxUnitPrice,
  basePrice,
  integratedCost,
})

describe('the price of a line', () => {
  it.each<[string, LineRow, boolean, boolean, string]>([
    ['that is base + cost', row('3335', '3200', '135'), false, false, '3335'],
    ['that differs', row('3395', '3200', '135'), true, true, '3335.00'],
    ['that is missing', row('', '3200', '135'), false, true, '3335.00'],
    ['with a base price of four decimals', row('3395', '3200.1234', '135'), true, true, '3335.1234'],
    ['rounded to the cent', row('3335.12', '3200.1234', '135'), false, false, '3335.12'],
    ['without a cost is its base price', row('3300', '3200', ''), true, true, '3200.00'],
    ['without a base price stays', row('3395', '', '135'), false, false, '3395'],
  ])('%s', (_, line, isDisabled, isOffered, composed) => {
    expect(rowsOffParts([line]).length > 0).toBe(isDisabled)
    expect(canCompose(line)).toBe(isOffered)
    expect(withComposedPrices([line])[0]?.taxUnitPrice).toBe(composed)
  })

  it('is named by its row, and its amounts follow', () => {
    const rows = [row('3335', '3200', '135'), row('3395', '3200', '135')]
    expect(rowsOffParts(rows)).toEqual([2])
    expect(withComposedPrices(rows)[1]?.taxAmountTotal).toBe('33,350.00')
  })
})

it('a fixed price keeps no quotation, and no cost of a line that followed the head', () => {
  const materials = [row('1', '', '135.00'), row('1', '1', '150'), row('1', '', '')]
  const terms = fixedPriceTerms({ priceSource: '网价', integratedCost: '135', materials })
  expect(terms).toMatchObject({ priceSource: '', integratedCost: '' })
  expect(terms.materials.map(({ integratedCost }) => integratedCost)).toEqual(['', '150', ''])
})

it('the cost of the head reaches the lines without a cost of their own', () => {
  const rows = [row('1', '1', ''), row('1', '1', '135.00'), row('1', '1', '150')]
  expect(withHeadCost(rows, '135', '140').map(({ integratedCost }) => integratedCost)).toEqual(['140', '140', '150'])
})
