import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { type CouponInput, toInput } from '#features/promotion/coupon/model'
import { costText, lockReason, receivedText, validityText } from '#features/promotion/coupon/words'

it.each([
  ['FIXEDTIME', '2026-03-01 08:00:00', '2026-03-03 23:59:59', null, '2026-03-01 08:00 ~ 2026-03-03 23:59'],
  ['FIXEDTIME', '', '', null, null],
  ['FIXEDTIME', '2026-03-01 00:00:00', '2026-03-03 23:59:59', null, '2026-03-01 ~ 2026-03-03'],
  ['FIXEDTIME', '2026-03-01 08:00:00', '', null, null],
  ['DYNAMICTIME', '', '', 30, '领取后 30 天有效'],
  ['DYNAMICTIME', '', '', 0, null],
  ['DYNAMICTIME', '', '', null, null],
] as const)('a validity of %s from %j to %j or %j days reads %j', (rangeDayType, startTime, endTime, days, words) => {
  const validity = validityText({ rangeDayType, startTime, endTime, effectiveDays: days })
  expect(validity && plain(validity)).toBe(words)
})

it.each([
  [3, 10, '3 / 10'],
  [3, 0, '3 / 不限制'],
  [null, null, '0 / 不限制'],
])('%j received of %j reads %s', (receivedNum, publishNum, words) => {
  expect(plain(receivedText({ receivedNum, publishNum }))).toBe(words)
})

describe('the most that all coupons can cost', () => {
  it.each<[string, Partial<CouponInput>, string]>([
    ['a number of them', { price: '20', publishNum: '1500' }, '最多优惠 30,000.00 元：1,500 张，每张 20.00 元'],
    ['to the cent', { price: '0.07', publishNum: '3' }, '最多优惠 0.21 元：3 张，每张 0.07 元'],
    ['any number', { price: '20', publishNum: '0' }, '发放数量不限，优惠总额没有上限'],
    ['given with activities', { price: '20', getType: 'ACTIVITY' }, '随满额活动赠送，张数不限，优惠总额没有上限'],
    ['a percentage', { couponType: 'DISCOUNT', publishNum: '9' }, '打折券的优惠随订单金额变化，没有固定上限'],
    ['not typed yet', { publishNum: '9' }, '填写面额和发放数量后，这里算出最多优惠多少'],
    ['not to be read', { price: '20', publishNum: 'x' }, '填写面额和发放数量后，这里算出最多优惠多少'],
  ])('%s', (_, own, words) => {
    expect(plain(costText({ ...toInput(null), ...own }))).toBe(words)
  })
})

it('names the full discount that locks a coupon, in the words of the server', () => {
  expect(lockReason({ givenBy: null })).toBeNull()
  const locked = lockReason({ givenBy: { id: '1', promotionName: '冬储满减' } })
  expect(locked && plain(locked)).toBe('当前优惠券参与了促销活动【冬储满减】不能进行编辑删除操作')
})
