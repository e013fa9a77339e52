import { describe, expect, it } from 'vitest'
import { agreedPricesOf, isLargeChange, linePricesAt, priceChangeOf } from '#features/mall/order/price/model'

it.each([
  ['44826.01', '1', '-44825.01', '-100', true],
  ['100', '70', '-30.00', '-30', false],
  ['100', '69.99', '-30.01', '-30.01', true],
  ['100', '130.01', '30.01', '30.01', true],
  ['3', '3', '0.00', '0', false],
  ['0', '5', '5.00', null, true],
])('from %s to %s differs by %s, %s %%', (from, to, difference, rate, isLarge) => {
  expect(priceChangeOf(from, to)).toEqual({ difference, rate })
  expect(isLargeChange(from, to)).toBe(isLarge)
})

it('the freight stays and the rest is divided by the prices as ordered, to the cent', () => {
  expect(linePricesAt('110.00', '10', ['1', '1', '1'])).toEqual(['33.33', '33.34', '33.33'])
  expect(linePricesAt('10', '10', ['40', '60'])).toEqual(['0.00', '0.00'])
})

describe('the prices as ordered', () => {
  const line = (flowPrice: string, agreedPrice: string | null) => ({ flowPrice, agreedPrice })

  it('are those that the service tells', () => {
    expect(agreedPricesOf({ updatePrice: '-5', orderItems: [line('1', '6')] })).toEqual(['6'])
  })

  it('are the amounts of an order whose price was never changed', () => {
    expect(agreedPricesOf({ updatePrice: null, orderItems: [line('6', null)] })).toEqual(['6'])
  })

  it('are unknown where the price was changed and the service does not tell them', () => {
    expect(agreedPricesOf({ updatePrice: '-5', orderItems: [line('1', null)] })).toBeNull()
  })
})
