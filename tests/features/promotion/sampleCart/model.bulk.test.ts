import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideAmount } from '#domain/money'
import { priceCart } from '#features/promotion/sampleCart/model'
import { randomRuns } from '#tests/kit/random/runs'
import { coupon, full, goods, group, line, NOON } from './carts'

// An independent calculation in whole cents: bigint, no decimals.
const centsOf = (price: string) => {
  const [whole = '0', part = ''] = price.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}
/** What a rate of tenths (85 is 8.5) takes off, half a cent up. */
const rateOff = (cents: bigint, tenths: bigint) => (cents * (100n - tenths) * 2n + 100n) / 200n
const least = (a: bigint, b: bigint) => (a < b ? a : b)
const centsText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

const money = (most: number) => fc.integer({ min: 1, max: most }).map((cents) => centsText(BigInt(cents)))

describe('against an independent calculation in whole cents', () => {
  it('random carts with a full discount and a coupon are the same to the cent', () => {
    const cart = fc.array(fc.record({ price: money(500_000), num: fc.integer({ min: 1, max: 40 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    const terms = fc.record({
      fullMoney: money(900_000),
      fullMinus: money(90_000),
      fullRate: fc.integer({ min: 1, max: 99 }),
      isRate: fc.boolean(),
      threshold: money(500_000),
      price: money(50_000),
      couponDiscount: fc.integer({ min: 1, max: 99 }),
      isDiscount: fc.boolean(),
    })
    fc.assert(
      fc.property(cart, terms, (lines, one) => {
        const {
          lines: result,
          goodsPrice,
          discountPrice,
          couponPrice,
          flowPrice,
        } = priceCart(
          lines.map(({ price, num }, at) => line(`s${at}`, price, num)),
          [
            full({
              fullMoney: one.fullMoney,
              fullMinusFlag: !one.isRate,
              fullMinus: one.fullMinus,
              fullRateFlag: one.isRate,
              fullRate: String(one.fullRate / 10),
            }),
            coupon({
              couponType: one.isDiscount ? 'DISCOUNT' : 'PRICE',
              price: one.price,
              couponDiscount: String(one.couponDiscount / 10),
              consumeThreshold: one.threshold,
            }),
          ],
          { moment: NOON },
        )
        const goodsCents = lines.reduce((sum, { price, num }) => sum + centsOf(price) * BigInt(num), 0n)
        const cents = lines.map(({ price, num }) => centsOf(price) * BigInt(num))
        const byLine = (tenths: number) => cents.map((own) => rateOff(own, BigInt(tenths)))
        const shared = (amount: bigint) =>
          divideAmount(
            centsText(least(amount, goodsCents)),
            cents.map((own) => centsText(own)),
          ).map(centsOf)
        const minus = one.isRate ? byLine(one.fullRate) : shared(centsOf(one.fullMinus))
        const left = cents.map((own, at) => own - (goodsCents >= centsOf(one.fullMoney) ? (minus[at] ?? 0n) : 0n))
        const value = one.isDiscount ? byLine(one.couponDiscount) : shared(centsOf(one.price))
        const taken = left.map((own, at) => (goodsCents >= centsOf(one.threshold) ? least(value[at] ?? 0n, own) : 0n))
        const total = (amounts: readonly bigint[]) => amounts.reduce((sum, own) => sum + own, 0n)
        const [off, used] = [goodsCents - total(left), total(taken)]
        expect([goodsPrice, discountPrice, couponPrice, flowPrice]).toEqual(
          [goodsCents, off, used, total(left) - used].map(centsText),
        )
        const paid = result.map((row) => centsOf(row.flowPrice))
        expect(paid.reduce((sum, cents) => sum + cents, 0n)).toBe(total(left) - used)
        expect(paid.every((cents) => cents >= 0n)).toBe(true)
      }),
      { numRuns: randomRuns(10_000) },
    )
  })

  it('random group prices are the same to the cent', () => {
    fc.assert(
      fc.property(money(500_000), money(500_000), fc.integer({ min: 1, max: 99 }), (price, own, num) => {
        const { flowPrice } = priceCart([line('a', price, num)], [group({ promotionGoodsList: [goods('a', own)] })], {
          moment: NOON,
          isGroupBuy: true,
        })
        const [list, cheap] = [centsOf(price), centsOf(own)]
        expect(flowPrice).toBe(centsText(least(cheap, list) * BigInt(num)))
      }),
      { numRuns: randomRuns(10_000) },
    )
  })

  it('shares add up to the amount, and none is negative', () => {
    const cents = fc.integer({ min: 0, max: 100_000 }).map((one) => centsText(BigInt(one)))
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (amount, parts) => {
        const shares = divideAmount(amount, parts).map(centsOf)
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(centsOf(amount))
        expect(shares.every((share) => share >= 0n)).toBe(true)
      }),
    )
  })
})
