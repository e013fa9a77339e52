import { type Activity, toActivity } from '#features/mall/activity/model'
import type { CartLine } from '#features/mall/activity/model/cart'

/** A moment within the period of the activities below. */
export const NOON = '2026-05-06 12:30:00'
const RUNS = { startTime: '2026-05-01 00:00:00', endTime: '2026-05-31 23:59:59', scopeType: 'ALL' } as const

export const line = (skuId: string, price: string, num = 1, own: Partial<CartLine> = {}): CartLine => ({
  skuId,
  goodsId: skuId,
  price,
  num,
  salesModel: 'RETAIL',
  wholesaleList: [],
  quantity: '',
  categoryPath: 'c1,c2,c3',
  storeCategoryPath: 'l1',
  ...own,
})
export const goods = (skuId: string, price: string, own: object = {}) => ({
  skuId,
  goodsId: skuId,
  goodsName: skuId,
  thumbnail: '',
  originalPrice: '100',
  quantity: '10',
  num: 0,
  price,
  cost: null,
  timeLine: null,
  ...own,
})
export const full = (own: Partial<Activity>) =>
  toActivity({ promotionType: 'FULL_DISCOUNT', id: 'f', promotionName: '满减', ...RUNS, fullMinusFlag: true, ...own })
export const coupon = (own: Partial<Activity>) =>
  toActivity({ promotionType: 'COUPON', id: 'k', promotionName: '券', ...RUNS, couponType: 'PRICE', ...own })
export const seckill = (own: Partial<Activity>) =>
  toActivity({
    promotionType: 'SECKILL',
    id: 's',
    promotionName: '秒杀',
    ...RUNS,
    scopeType: 'PORTION_GOODS',
    hours: '8,12,20',
    ...own,
  })
export const group = (own: Partial<Activity>) =>
  toActivity({ promotionType: 'PINTUAN', id: 'g', promotionName: '拼团', ...RUNS, scopeType: 'PORTION_GOODS', ...own })
