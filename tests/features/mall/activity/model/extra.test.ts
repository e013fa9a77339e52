import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  couponNote,
  couponsGiven,
  draftExtras,
  type Extras,
  type ExtrasInput,
  extraErrors,
  extrasBody,
  extrasShown,
  extraTexts,
  newExtras,
  toExtras,
  toExtrasInput,
  withCouponNames,
} from '#features/mall/activity/model/extra'

const all: Partial<Extras> = {
  freeFreightFlag: true,
  couponFlag: true,
  couponId: 'c',
  couponName: '回馈券',
  giftFlag: true,
  giftId: 's',
  giftSkuName: '手套',
  pointFlag: true,
  point: 5,
}
const textsOf = (own: Partial<Extras>) => extraTexts(toExtras(own)).map(plain)

describe('what comes with an order', () => {
  it.each<[Partial<Extras>, string[]]>([
    [{}, []],
    [all, ['免邮费', '赠券 回馈券', '赠品 手套', '赠 5 积分']],
    [{ couponFlag: true, couponId: 'c', giftFlag: true }, ['送优惠券', '送赠品']],
    [{ couponId: 'c', couponName: '回馈券', point: 5 }, []],
  ])('%j reads %j', (given, texts) => {
    expect(textsOf(given)).toEqual(texts)
  })

  it('is the same after a form was filled with it and sent', () => {
    const { couponName: _, giftSkuName: _name, ...sent } = all
    expect(extrasBody(toExtrasInput(toExtras(all)))).toMatchObject(sent)
    expect(toExtrasInput(toExtras({ couponId: 'c', point: 5 }))).toEqual(newExtras)
  })

  it('is told by a history by what is given, of unknown names by the id', () => {
    expect(extrasShown(toExtras(all))).toEqual({ couponId: '回馈券', gift: '手套', point: 5 })
    expect(extrasShown(toExtras({ ...all, couponName: '', pointFlag: false }))).toMatchObject({
      couponId: 'c',
      point: '',
    })
  })

  it('names its coupons, where it gives them and their names are known', () => {
    const nameOf = (id: string) => (id === 'c' ? '回馈券' : undefined)
    const named = (own: Partial<Extras>) => withCouponNames(toExtras(own), nameOf).couponName
    expect(couponsGiven(toExtras(all))).toEqual(['c'])
    expect(couponsGiven(toExtras({ couponId: 'c' }))).toEqual([])
    expect(named({ couponFlag: true, couponId: 'c' })).toBe('回馈券')
    expect(named({ couponFlag: true, couponId: 'c', couponName: '旧名' })).toBe('旧名')
    expect(named({ couponFlag: true, couponId: 'gone' })).toBe('')
    expect(named({ couponId: 'c' })).toBe('')
  })
})

describe('what comes with an order, as typed so far', () => {
  const typed: ExtrasInput = { ...newExtras, extras: ['coupon', 'gift', 'point'] }

  it('is nothing while its value is not chosen, which a save refuses', () => {
    expect(draftExtras(typed)).toEqual(toExtras({}))
    const errors = extraErrors(typed, { startTime: '', couponOf: () => null })
    expect(Object.entries(errors).map(([name, error]) => `${name} ${plain(error)}`)).toEqual([
      ...['couponId 请选择优惠券', 'gift 请选择赠品', 'point 请填写积分'],
    ])
  })

  it('refuses a coupon that ends before the activity begins', () => {
    const couponOf = (id: string) => ({ couponName: id, rangeDayType: 'FIXEDTIME', endTime: '2026-12-05 23:59:59' })
    const errorAt = (startTime: string) =>
      extraErrors({ ...typed, extras: ['coupon'], couponId: '回馈券' }, { startTime, couponOf }).couponId
    expect(errorAt('2026-12-05 09:00:00')).toBeUndefined()
    expect(errorAt('2026-12-06 09:00:00')?.text).toBe('优惠券「{{name}}」{{end}} 到期，早于活动开始：送出的券都不能用')
  })

  it.each([
    [
      'FIXEDTIME',
      '2026-12-05 23:59:59',
      '优惠券「回馈券」2026-12-05 23:59 到期，早于活动结束：之后的订单送出的券不能用',
    ],
    ['FIXEDTIME', '2026-12-06 18:00:00', null],
    ['FIXEDTIME', '2026-12-07 00:00:00', null],
    ['DYNAMICTIME', '', null],
  ])('that gives away a coupon of %s until %s warns: %s', (rangeDayType, endTime, note) => {
    const found = couponNote({ couponName: '回馈券', rangeDayType, endTime }, '2026-12-06 18:00:00')
    expect(found && plain(found)).toBe(note)
  })
})
