import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { PromotionStatus } from '#features/mall/activity/model'
import type { ActivityAction } from '#features/promotion/activity/model'
import {
  type CouponDetail,
  type CouponInput,
  couponDetailSchema,
  daysOf,
  may,
  toBody,
  toInput,
  unsavedActivity,
} from '#features/promotion/coupon/model'

const giver = { id: '9', promotionName: '冬储满减' }
const saved = (own: Record<string, unknown> = {}): CouponDetail =>
  v.parse(couponDetailSchema, {
    id: '7',
    promotionName: '发券',
    couponName: '满减券',
    couponType: 'PRICE',
    price: 20,
    consumeThreshold: 200,
    getType: 'FREE',
    publishNum: 100,
    couponLimitNum: 2,
    rangeDayType: 'FIXEDTIME',
    description: '全店',
    startTime: '2026-03-01 08:00:00',
    endTime: '2026-03-03 23:59:59',
    scopeType: 'ALL',
    scopeId: '',
    storeCommission: 50,
    promotionStatus: 'NEW',
    ...own,
  })

describe('what can be done to a coupon', () => {
  const ACTIONS: ActivityAction[] = ['edit', 'open', 'close', 'delete']
  const of = (own: Record<string, unknown>) => ACTIONS.filter((action) => may(saved(own), action))

  it.each<[PromotionStatus, ActivityAction[], ActivityAction[], ActivityAction[]]>([
    ['NEW', ['edit', 'close', 'delete'], [], ['edit', 'close', 'delete']],
    ['START', ['close'], [], ['close']],
    ['END', ['delete'], [], ['delete']],
    ['CLOSE', ['edit', 'open', 'delete'], ['open'], ['edit', 'delete']],
  ])('%s', (promotionStatus, plain, given, dynamic) => {
    expect(of({ promotionStatus })).toEqual(plain)
    expect(of({ promotionStatus, givenBy: giver })).toEqual(given)
    expect(of({ promotionStatus, rangeDayType: 'DYNAMICTIME' })).toEqual(dynamic)
  })
})

it.each([
  ['the path to a category', { scopeId: '1,12,123', lowestScopeId: '123' }, '123'],
  ['what it says, where a service names no lowest one', { scopeId: '12,13' }, '12,13'],
])('the scope of a coupon is read from %s', (_name, own, scopeId) => {
  const coupon = saved({ scopeType: 'PORTION_GOODS_CATEGORY', ...own })
  expect(coupon.scopeId).toBe(scopeId)
  expect(coupon).not.toHaveProperty('lowestScopeId')
})

describe('the form of a coupon', () => {
  const FIXED = {
    startTime: '2026-03-01 08:00:00',
    endTime: '2026-03-03 23:59:59',
    effectiveDays: null,
    price: 20,
    couponDiscount: null,
    publishNum: 100,
    couponLimitNum: 2,
    storeCommission: 50,
  }
  const none = { startTime: null, endTime: null }

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['of money off between two moments', {}, FIXED],
    [
      'of a percentage',
      { couponType: 'DISCOUNT', couponDiscount: 8.5, price: 3 },
      { ...FIXED, price: null, couponDiscount: 8.5 },
    ],
    ['given with activities', { getType: 'ACTIVITY' }, { ...FIXED, publishNum: 0, couponLimitNum: 0 }],
    [
      'that counts from its receipt',
      { rangeDayType: 'DYNAMICTIME', effectiveDays: 30 },
      { ...FIXED, ...none, effectiveDays: 30 },
    ],
    [
      'that was closed, whose days are to be chosen again',
      { rangeDayType: 'DYNAMICTIME', effectiveDays: 0 },
      { ...FIXED, ...none, effectiveDays: null },
    ],
    ['without a share of the shop', { storeCommission: null }, { ...FIXED, storeCommission: null }],
  ])('%s is sent as it was read', (_, own, body) => {
    const sent = toBody(toInput(saved(own)), '7')
    expect(sent).toMatchObject({ id: '7', couponName: '满减券', consumeThreshold: 200, scopeType: 'ALL', ...body })
    expect(toBody(toInput(saved(own)))).not.toHaveProperty('id')
  })

  it('of a scope sends the ids of its kind', () => {
    const input = { ...toInput(null), scopeCategories: ['1', '2'], scopeLabels: ['3'] }
    expect(toBody({ ...input, scopeType: 'PORTION_GOODS_CATEGORY' })).toMatchObject({ scopeId: '1,2' })
    expect(toBody({ ...input, scopeType: 'PORTION_SHOP_CATEGORY' })).toMatchObject({ scopeId: '3' })
    expect(toBody({ ...input, scopeType: 'ALL' })).toMatchObject({ scopeId: '', promotionGoodsList: [] })
  })

  it('has no times where the days count from receipt, which stay in a copy', () => {
    const dynamic = saved({ rangeDayType: 'DYNAMICTIME', effectiveDays: 30 })
    expect(toInput(dynamic)).toMatchObject({ startTime: '', endTime: '', effectiveDays: '30' })
  })
})

describe('a draft beside the form', () => {
  const draft = (own: Partial<CouponInput>) =>
    unsavedActivity({ ...toInput(saved()), ...own }, '7', '2026-03-02 09:00:00')

  it('has the terms as typed, and no figures that cannot be read', () => {
    expect(draft({})).toMatchObject({
      id: '7',
      promotionType: 'COUPON',
      promotionName: '发券',
      price: '20',
      couponDiscount: null,
      startTime: '2026-03-01 08:00:00',
      effectiveDays: null,
    })
    expect(draft({ couponType: 'DISCOUNT', couponDiscount: '8.5' })).toMatchObject({
      price: null,
      couponDiscount: '8.5',
    })
    expect(draft({ price: 'x', promotionName: '' })).toMatchObject({ price: null, promotionName: '满减券' })
  })

  it('that counts from its receipt runs from now on, and not at all without days', () => {
    const dynamic = { rangeDayType: 'DYNAMICTIME' } as const
    expect(draft({ ...dynamic, effectiveDays: '2' })).toMatchObject({
      startTime: '2026-03-02 09:00:00',
      endTime: '2026-03-04 23:59:59',
      effectiveDays: 2,
    })
    expect(draft({ ...dynamic, effectiveDays: '' })).toMatchObject({ startTime: '', endTime: '', effectiveDays: 0 })
  })
})

it.each([
  ['1', 1],
  ['365', 365],
  [' 30 ', 30],
  ['0', null],
  ['366', null],
  ['1.5', null],
  ['', null],
])('%j days are %j', (typed, days) => {
  expect(daysOf(typed)).toBe(days)
})
