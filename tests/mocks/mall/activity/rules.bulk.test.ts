import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { wireText } from '#domain/wire'
import { stockError } from '#features/mall/goods/model'
import { validateCoupon } from '#features/promotion/coupon/form/model'
import { couponDetailSchema, toInput as toCoupon } from '#features/promotion/coupon/model'
import {
  fullDiscountDetailSchema,
  toInput as toFullDiscount,
  validateFullDiscount,
} from '#features/promotion/fullDiscount/model'
import {
  groupBuyDetailSchema,
  gridErrors as groupErrors,
  toInput as toGroupBuy,
  validateGroupBuy,
} from '#features/promotion/groupBuy/model'
import { applySchema, gridErrors, toInput as toApply } from '#features/promotion/seckill/model'
import { db, resetDb } from '#mocks/areas'
import { openSeckill } from '#tests/features/promotion/seckill/addresses'
import { type Client, signIn } from '#tests/kit/api'

const RUNS = { numRuns: 1000, seed: 35 }
const soon = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`

/** Values that no form lets through, beside ordinary ones. */
const odd = fc.oneof(
  fc.constantFrom(null, '', -1, -5, 0, 0.5, 1.005, 1e308, '1e308', 99_999_999.01, 'abc', ' ', '-1', '０', true, [], {}),
  fc.constantFrom('0000-01-01 00:00:00', '9999-12-31 23:59:59', soon(-3), soon(400), 'FREE', 'ALL', 'PRICE', '１２'),
  fc.integer({ min: -10, max: 20_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string({ maxLength: 300 }),
  fc.constant('长'.repeat(5000)),
)

/** A sound body with one or two of its members replaced. */
function altered<Body extends object>(sound: Body): fc.Arbitrary<Body> {
  const names = Object.keys(sound)
  return fc.dictionary(fc.constantFrom(...names), odd, { minKeys: 0, maxKeys: 2 }).map((own) => ({ ...sound, ...own }))
}

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** Sends the bodies one by one; what was taken, the form takes too. */
async function takesOnly<Body extends object>(
  bodies: fc.Arbitrary<Body>,
  send: (body: Body) => Promise<{ success?: boolean }>,
  errorsOf: (body: Body) => object,
) {
  let taken = 0
  for (const body of fc.sample(bodies, RUNS)) {
    const { success } = await send(body)
    if (!success) continue
    taken += 1
    expect(errorsOf(body), JSON.stringify(body).slice(0, 400)).toEqual({})
  }
  expect(taken).toBeGreaterThan(50)
}

/** A count as the form shows it; a missing one is 0. */
const countOf = (sent: unknown) => (sent === -1 ? -1 : wireText(sent) || 0)

const sku = () => {
  const goods = db.goods.find(
    (row) =>
      row.storeId === '9003' && row.salesModel === 'RETAIL' && row.marketEnable === 'UPPER' && row.authFlag === 'PASS',
  )
  const found = db.goodsSkus.find(({ goodsId, price }) => goodsId === goods?.id && Number(price) > 2)
  if (!found) throw new Error('nothing is sold one by one')
  return found
}

describe('of 1,000 random bodies only those are taken that the form takes', () => {
  it('of a coupon', async () => {
    const sound = {
      ...{ promotionName: '发券', couponName: '满减券', couponType: 'PRICE', price: 20, couponDiscount: 9 },
      ...{ consumeThreshold: 200, getType: 'FREE', publishNum: 100, couponLimitNum: 1, storeCommission: 50 },
      ...{ rangeDayType: 'FIXEDTIME', startTime: soon(1), endTime: soon(5), effectiveDays: 3 },
      ...{ scopeType: 'ALL', scopeId: '', description: '全店', promotionGoodsList: [] },
    }
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/promotion/coupon', body),
      (body) => {
        const { publishNum, couponLimitNum } = body
        const counts = { publishNum: countOf(publishNum), couponLimitNum: countOf(couponLimitNum) }
        return validateCoupon(toCoupon(v.parse(couponDetailSchema, { id: 'sent', ...body, ...counts })))
      },
    )
  })

  it('of a full discount', async () => {
    const sound = {
      ...{ promotionName: '满减', startTime: soon(90), endTime: soon(95), description: '全店', fullMoney: 1000 },
      ...{ fullMinusFlag: true, fullMinus: 50, fullRateFlag: false, fullRate: 9, scopeType: 'ALL', pointFlag: false },
      ...{ point: 3, promotionGoodsList: [] },
    }
    await takesOnly(
      altered(sound),
      async (body) => {
        const answer = await client.post<{ id: string }>('/api/store/promotion/fullDiscount', body)
        if (answer.success) db.fullDiscounts.delete(answer.data.id)
        return answer
      },
      (body) => validateFullDiscount(toFullDiscount(v.parse(fullDiscountDetailSchema, { id: 'sent', ...body }))),
    )
  })

  it('of a group-buy', async () => {
    const { id: skuId, goodsName, price } = sku()
    const sound = {
      ...{ promotionName: '拼团', startTime: soon(200), endTime: soon(201), requiredNum: 3, limitNum: 0 },
      ...{ fictitious: false, pintuanRule: '', skuId, goodsName, price: 1 },
    }
    const detail = ({ skuId: id, goodsName: name, price: own, ...terms }: typeof sound) => ({
      ...terms,
      promotionGoodsList: [{ skuId: id, goodsName: name, price: own, originalPrice: price }],
    })
    await takesOnly(
      altered(sound),
      async (body) => {
        const answer = await client.post<{ id: string }>('/api/store/promotion/pintuan', detail(body))
        if (answer.success) db.groupBuys.delete(answer.data.id)
        return answer
      },
      (body) => {
        const input = toGroupBuy(v.parse(groupBuyDetailSchema, { id: 'sent', ...detail(body) }))
        return { ...validateGroupBuy(input), ...groupErrors(input.goods) }
      },
    )
  })

  it('of an application to a seckill', async () => {
    const { id: skuId, goodsName, price, quantity } = sku()
    const { id, hours } = openSeckill(false)
    const sound = { skuId, goodsName, timeLine: Number(hours.split(',')[0]), price: 0.5, quantity: 1 }
    await takesOnly(
      altered(sound).filter((body) => body.skuId === skuId),
      (body) => client.post(`/api/store/promotion/seckill/apply/${id}`, [body]),
      (body) => {
        const apply = { ...body, id: 'sent', originalPrice: price, skuQuantity: quantity }
        return gridErrors(toApply([v.parse(applySchema, apply)]).goods)
      },
    )
  })

  it('of a stock', async () => {
    const { id: skuId } = sku()
    await takesOnly(
      altered({ skuId, quantity: 5 }).filter((body) => body.skuId === skuId),
      (body) => client.put('/api/store/goods/goods/update/stocks', [body]),
      ({ quantity }) => stockError(String(quantity)) ?? {},
    )
  })
})
