import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { priceCart } from '#features/promotion/sampleCart/model'
import { type AmountRow, buyerRows, cartFreight, shopRows, totalOf } from '#features/promotion/sampleCart/quote/model'
import type { Freight } from '#features/store/freight/model/charge'
import { coupon, full, line, NOON } from '#tests/features/promotion/sampleCart/carts'

const named = (skuId: string, price: string, num = 1) => ({ ...line(skuId, price, num), goodsName: `货${skuId}` })
const priced = (lines = [named('a', '100', 20)], activities = [full({ fullMoney: '2000', fullMinus: '50' })]) =>
  priceCart(lines, activities, { moment: NOON })
const charge = (amount: string | null, name = '近') => ({
  templateId: '1',
  name,
  amount,
  rule: { text: '规则' },
  isRough: false,
})
const freight = (amount: string | null): Freight => ({ amount, charges: [charge(amount)] })
const words = (rows: readonly AmountRow[]) =>
  rows.map(({ label, amount, sign, rules }) => [label, sign === -1 ? `-${amount}` : amount, rules.map(plain).join('|')])

describe('the freight of a cart', () => {
  it('is what its templates say', () => {
    expect(cartFreight(priced(), freight('12.00'))).toMatchObject({ amount: '12.00' })
    expect(cartFreight(priced(), null)).toBeNull()
  })

  it('is freed by a full discount, also while it is not known where to', () => {
    const free = priced(undefined, [full({ fullMoney: '2000', fullMinus: '50', freeFreightFlag: true })])
    for (const one of [freight('12.00'), null]) {
      const { amount, rules } = cartFreight(free, one) ?? { rules: [] }
      expect([amount, ...rules.map(plain)]).toEqual(['0.00', '「满减」免邮费'])
    }
    // The mall then does not look at where its templates send to.
    expect(cartFreight(free, freight(null))?.amount).toBe('0.00')
  })

  it('may be one unit more in the mall, where further units are no whole kg', () => {
    const rough: Freight = { amount: '6.50', charges: [{ ...charge('6.50'), isRough: true }] }
    expect(cartFreight(priced(), rough)?.rules.map(plain)).toEqual(['「近」规则', '续重不是整公斤，商城可能多算一份'])
  })

  it('names only what cannot be sent, where something cannot', () => {
    const mixed: Freight = { amount: null, charges: [charge('3.00'), charge(null, '远')] }
    expect(cartFreight(priced(), mixed)?.rules.map(plain)).toEqual(['「远」规则'])
  })

  it('of virtual goods is nothing', () => {
    expect(cartFreight(priced(), { amount: '0.00', charges: [] })?.rules.map(plain)).toEqual(['虚拟商品不发货'])
  })
})

it('the buyer pays goods less discounts plus freight', () => {
  const cart = priced(undefined, [
    full({ fullMoney: '2000', fullMinus: '50' }),
    coupon({ price: '30', consumeThreshold: '1000', couponName: '券' }),
  ])
  expect(words(buyerRows(cart, cartFreight(cart, freight('12.00'))))).toEqual([
    ['商品金额', '2000.00', '现在的售价 × 数量，批发商品按数量分档'],
    ['活动优惠', '-50.00', '「满减」'],
    ['优惠券', '-30.00', '「券」满 1,000.00 减 30.00|平台发的券不在内，买家可以同时用'],
    ['运费', '12.00', '「近」规则'],
    ['买家应付（元）', '1932.00', ''],
  ])
  expect([totalOf(cart, null), totalOf(cart, { amount: null, rules: [] })]).toEqual(['1920.00', null])
})

it('says that malls take 99 pieces of a retail product, of a wholesale one any number', () => {
  const wholesale = { ...named('b', '1', 100), salesModel: 'WHOLESALE' as const }
  const goods = (lines: Parameters<typeof priced>[0]) => words(buyerRows(priced(lines, []), null))[0]?.[2]
  expect(goods([named('a', '1', 100)])).toMatch(/零售商品每种超过 99 件的，商城可能只收 99 件$/)
  expect(goods([named('a', '1', 99), wholesale])).toMatch(/分档$/)
})

describe('what the shop gets', () => {
  const lines = () => priced([named('a', '100', 3), named('b', '50', 2)], []).lines
  const terms = (rates: Record<string, string>, commissions: Record<string, string> = {}) => ({
    rateOf: ({ skuId }: { skuId: string }) => rates[skuId] ?? null,
    commissionOf: ({ skuId }: { skuId: string }) => commissions[skuId] ?? null,
  })

  it('is less fee and commission, the fee on freight too', () => {
    expect(words(shopRows(lines(), '440.00', terms({ a: '3', b: '5.0' }, { b: '2.5' })))).toEqual([
      ['用户实付', '440.00', ''],
      ['平台服务费', '-15.40', '分类费率 3% × 实付 330.00 元|分类费率 5% × 实付 110.00 元|运费怎么摊到各行以账单为准'],
      ['分销佣金', '-5.00', '「货b」每件 2.50 元 × 2'],
      ['店铺所得（元）', '419.60', ''],
    ])
  })

  it('says that the fee of several lines is rounded line by line, as bills do', () => {
    // 3 % of 16.50 is 0.495; of 33.00 it is 0.99.
    const two = priced([named('a', '16.5'), named('b', '16.5')], []).lines
    const [, fee] = words(shopRows(two, '33.00', terms({ a: '3', b: '3' })))
    expect(fee).toEqual(['平台服务费', '-1.00', '分类费率 3% × 实付 33.00 元，按行计算'])
  })

  it('is not known where the rate of a category is not', () => {
    expect(words(shopRows(lines(), '400.00', terms({ a: '3' })))).toEqual([
      ['用户实付', '400.00', ''],
      ['平台服务费', '-null', '「货b」的分类没有服务费率'],
      ['分销佣金', '-0.00', ''],
      ['店铺所得（元）', null, ''],
    ])
  })
})
