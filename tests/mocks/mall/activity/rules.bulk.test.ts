import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { wireText } from '#domain/wire'
import { stockError } from '#features/mall/goods/model'
import { couponDetailSchema, toInput as toCoupon } from '#features/promotion/coupon/model'
import { validateCoupon } from '#features/promotion/coupon/model/form'
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
import { altered, takesOnly } from '#tests/kit/random/bodies'

const RUNS = 1000
const soon = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

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
      promotionName: '发券',
      couponName: '满减券',
      couponType: 'PRICE',
      price: 20,
      couponDiscount: 9,
      consumeThreshold: 200,
      getType: 'FREE',
      publishNum: 100,
      couponLimitNum: 1,
      storeCommission: 50,
      rangeDayType: 'FIXEDTIME',
      startTime: soon(1),
      endTime: soon(5),
      effectiveDays: 3,
      scopeType: 'ALL',
      scopeId: '',
      description: '全店',
      promotionGoodsList: [],
    }
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/promotion/coupon', body),
      (body) => {
        const { publishNum, couponLimitNum } = body
        const counts = { publishNum: countOf(publishNum), couponLimitNum: countOf(couponLimitNum) }
        return validateCoupon(toCoupon(v.parse(couponDetailSchema, { id: 'sent', ...body, ...counts })))
      },
      RUNS,
    )
  })

  it('of a full discount', async () => {
    const sound = {
      promotionName: '满减',
      startTime: soon(90),
      endTime: soon(95),
      description: '全店',
      fullMoney: 1000,
      fullMinusFlag: true,
      fullMinus: 50,
      fullRateFlag: false,
      fullRate: 9,
      scopeType: 'ALL',
      pointFlag: false,
      point: 3,
      promotionGoodsList: [],
    }
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/promotion/fullDiscount', body),
      (body) => validateFullDiscount(toFullDiscount(v.parse(fullDiscountDetailSchema, { id: 'sent', ...body }))),
      RUNS,
    )
  })

  it('of a group-buy', async () => {
    const { id: skuId, goodsName, price } = sku()
    const sound = {
      promotionName: '拼团',
      startTime: soon(200),
      endTime: soon(201),
      requiredNum: 3,
      limitNum: 0,
      fictitious: false,
      pintuanRule: '',
      skuId,
      goodsName,
      price: 1,
    }
    const detail = ({ skuId: id, goodsName: name, price: own, ...terms }: typeof sound) => ({
      ...terms,
      promotionGoodsList: [{ skuId: id, goodsName: name, price: own, originalPrice: price }],
    })
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/promotion/pintuan', detail(body)),
      (body) => {
        const input = toGroupBuy(v.parse(groupBuyDetailSchema, { id: 'sent', ...detail(body) }))
        return { ...validateGroupBuy(input), ...groupErrors(input.goods) }
      },
      RUNS,
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
      RUNS,
    )
  })

  it('of a stock', async () => {
    const { id: skuId } = sku()
    await takesOnly(
      altered({ skuId, quantity: 5 }).filter((body) => body.skuId === skuId),
      (body) => client.put('/api/store/goods/goods/update/stocks', [body]),
      ({ quantity }) => stockError(String(quantity)) ?? {},
      RUNS,
    )
  })
})
