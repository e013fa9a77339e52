import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { dayAfter, serverToday } from '#domain/time'
import { may } from '#features/promotion/activity/model'
import {
  type FullDiscountInput,
  toBody,
  toInput,
  unsavedActivity,
  validateFullDiscount,
} from '#features/promotion/fullDiscount/model'

const sound: FullDiscountInput = {
  ...toInput(null),
  promotionName: '满减',
  startTime: `${dayAfter(serverToday(), 1)} 00:00:00`,
  endTime: `${dayAfter(serverToday(), 2)} 00:00:00`,
  description: '全店',
  fullMoney: '2000',
  fullMinus: '50',
}

describe('what can be done to a full discount', () => {
  it.each([
    ['NEW', true, false, false, true],
    ['START', false, false, true, false],
    ['END', false, false, false, true],
    ['CLOSE', true, true, false, true],
  ] as const)('%s: edit %s, open %s, close %s, delete %s', (promotionStatus, ...answers) => {
    const asked = (['edit', 'open', 'close', 'delete'] as const).map((action) => may({ promotionStatus }, action))
    expect(asked).toEqual(answers)
  })
})

describe('a full discount in a form', () => {
  it.each<[string, Partial<FullDiscountInput>, boolean]>([
    ['a coupon', { extras: ['coupon'], couponId: '7' }, true],
    ['no coupon while none is chosen', { extras: ['coupon'], couponId: '' }, false],
    ['no coupon when it is not wanted', { extras: [], couponId: '7' }, false],
  ])('gives %s in its sample cart', (_, typed, couponFlag) => {
    expect(unsavedActivity({ ...sound, ...typed })).toMatchObject({ couponFlag })
  })

  it.each<[string, Partial<FullDiscountInput>, string[]]>([
    ['is sound', {}, []],
    ['needs a threshold', { fullMoney: '' }, ['fullMoney 请填写优惠门槛']],
    ['has a threshold of at most 99999999', { fullMoney: '99999999.01' }, ['fullMoney 优惠门槛设置超过上限值']],
    [
      'has a threshold in whole cents',
      { fullMoney: '1.005' },
      ['fullMoney 请输入正确金额', 'fullMinus 满减金额不能大于优惠门槛'],
    ],
    ['takes off at most its threshold', { fullMinus: '2000.01' }, ['fullMinus 满减金额不能大于优惠门槛']],
    ['does not give the goods away', { fullMinus: '2000' }, ['fullMinus 满减金额等于优惠门槛时，买家不用付钱，请改小']],
    ['may take off nearly all of it', { fullMinus: '1999.99' }, []],
    ['has a rate below 10', { discountType: 'RATE', fullRate: '10' }, ['fullRate 折扣应为0.1至9.9，最多一位小数']],
    [
      'has a rate of one decimal',
      { discountType: 'RATE', fullRate: '8.55' },
      ['fullRate 折扣应为0.1至9.9，最多一位小数'],
    ],
    ['needs no amount with a rate', { discountType: 'RATE', fullRate: '8.5', fullMinus: '' }, []],
    [
      'needs what it gives',
      { extras: ['coupon', 'gift', 'point'] },
      ['couponId 请选择优惠券', 'gift 请选择赠品', 'point 请填写积分'],
    ],
    ['needs its products', { scopeType: 'PORTION_GOODS' }, ['scopeGoods 请选择指定商品']],
  ])('%s', (_, own, errors) => {
    const found = validateFullDiscount({ ...sound, ...own })
    expect(Object.entries(found).map(([name, error]) => `${name} ${plain(error)}`)).toEqual(errors)
  })

  it('is sent with one kind of discount, and only what is switched on', () => {
    const both = { ...sound, fullRate: '8.5', couponId: 'c', gift: { id: 's', goodsName: '手套' }, point: '5' }
    expect(toBody(both)).toMatchObject({
      fullMinusFlag: true,
      fullMinus: 50,
      fullRateFlag: false,
      fullRate: null,
      couponFlag: false,
      couponId: null,
      giftFlag: false,
      giftId: null,
      pointFlag: false,
      point: null,
    })
    expect(toBody({ ...both, discountType: 'RATE', extras: ['freight', 'gift'] }, '7')).toMatchObject({
      id: '7',
      fullMinusFlag: false,
      fullMinus: null,
      fullRateFlag: true,
      fullRate: 8.5,
      freeFreightFlag: true,
      giftFlag: true,
      giftId: 's',
    })
  })
})
