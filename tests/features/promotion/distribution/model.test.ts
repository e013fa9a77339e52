import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { commissionAt, commissionError, netOf, rateOf } from '#features/promotion/distribution/model'

describe('a commission', () => {
  it.each([
    ['', '100', '请填写佣金'],
    [' ', '100', '请填写佣金'],
    ['0.99', '100', '佣金须为 1 至 9999.99 元，最多两位小数'],
    ['1', '100', null],
    ['9999.99', '20000', null],
    ['10000', '20000', '佣金须为 1 至 9999.99 元，最多两位小数'],
    ['1.001', '100', '佣金须为 1 至 9999.99 元，最多两位小数'],
    ['-3', '100', '佣金须为 1 至 9999.99 元，最多两位小数'],
    ['三元', '100', '佣金须为 1 至 9999.99 元，最多两位小数'],
    ['１２.５', '100', null],
    ['12.50', '12.5', null],
    ['12.51', '12.5', '佣金不能超过商品价格 12.50 元'],
    ['1,234.5', '1234.49', '佣金不能超过商品价格 1,234.49 元'],
    ['5', null, null],
  ])('of %j for a price of %j: %j', (commission, price, error) => {
    const found = commissionError(commission, price)
    expect(found && plain(found)).toBe(error)
  })

  it.each([
    ['8', '26', '2.08', '8'],
    ['12.5', '4242.7', '530.34', '12.5'],
    ['33.33', '3', '1.00', '33.33'],
    ['100', '0.07', '0.07', '100'],
    ['0.05', '99999.99', '50.00', '0.05'],
    ['', '26', '', ''],
    ['8', null, '', ''],
  ])('of %j percent of %j is %j, and back %j percent', (rate, price, commission, back) => {
    expect(commissionAt(rate, price)).toBe(commission)
    expect(rateOf(commission, price)).toBe(back)
  })

  it('is a percentage of at most two decimals, and none of a price of zero', () => {
    expect(rateOf('1', '3')).toBe('33.33')
    expect(rateOf('2', '3')).toBe('66.67')
    expect(rateOf('1', '0')).toBe('')
    expect(netOf({ rebate: '12.30', sellBackRebate: '2.3' })).toBe('10.00')
  })
})
