import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { type CouponInput, toInput } from '#features/promotion/coupon/model'
import { validateCoupon } from '#features/promotion/coupon/model/form'
import { saidAll } from '#tests/kit/said'

const day = (days: number) => `${dayAfter(serverToday(), days)} 10:00:00`
const sound: CouponInput = {
  ...toInput(null),
  promotionName: '发券',
  couponName: '满减券',
  price: '20',
  consumeThreshold: '200',
  publishNum: '100',
  startTime: day(1),
  endTime: day(2),
  description: '全店商品',
}

describe('a coupon', () => {
  it.each<[string, Partial<CouponInput>, Record<string, string>]>([
    ['complete', {}, {}],
    [
      'without names',
      { promotionName: '', couponName: ' ' },
      {
        promotionName: '请填写活动名称',
        couponName: '请填写优惠券名称',
      },
    ],
    [
      'with long names',
      { promotionName: '名'.repeat(51), couponName: '名'.repeat(51) },
      {
        promotionName: '活动名称不能超过50个字',
        couponName: '优惠券名称不能超过50个字',
      },
    ],
    ['without a face value', { price: '' }, { price: '请输入面额' }],
    ['of a face value of 0', { price: '0' }, { price: '请输入正确金额' }],
    ['of a face value below 0', { price: '-1' }, { price: '请输入正确金额' }],
    ['of a third of a cent', { price: '1.333' }, { price: '请输入正确金额' }],
    ['of letters', { price: 'x' }, { price: '请输入正确金额' }],
    ['of too much', { price: '100000000', consumeThreshold: '0' }, { price: '面额设置超过上限值' }],
    ['as high as its threshold', { price: '200' }, { price: '面额要小于消费门槛' }],
    ['a cent below its threshold', { price: '199.99' }, {}],
    ['without a threshold', { consumeThreshold: '' }, { consumeThreshold: '请填写消费门槛' }],
    ['from the first yuan on', { consumeThreshold: '0', price: '500' }, {}],
    ['of a threshold below 0', { consumeThreshold: '-1' }, { consumeThreshold: '请输入正确金额' }],
    ['of too high a threshold', { consumeThreshold: '99999999.01' }, { consumeThreshold: '消费门槛设置超过上限值' }],
    ['of nine tenths', { couponType: 'DISCOUNT', couponDiscount: '9', price: '' }, {}],
    ['of the highest rate', { couponType: 'DISCOUNT', couponDiscount: '9.9' }, {}],
    ['of the lowest rate', { couponType: 'DISCOUNT', couponDiscount: '0.1' }, {}],
    ...['', '0', '10', '8.55', '-1', 'x'].map(
      (couponDiscount): [string, Partial<CouponInput>, Record<string, string>] => [
        `of a rate of '${couponDiscount}'`,
        { couponType: 'DISCOUNT', couponDiscount },
        { couponDiscount: '折扣应为0.1至9.9，最多一位小数' },
      ],
    ),
    ['without a number', { publishNum: '' }, { publishNum: '请填写发放数量' }],
    ['of half a piece', { publishNum: '1.5' }, { publishNum: '发放数量应为0或正整数' }],
    ['without a limit', { couponLimitNum: '' }, { couponLimitNum: '请填写领取限制' }],
    ['with a limit below 0', { couponLimitNum: '-1' }, { couponLimitNum: '领取限制应为0或正整数' }],
    ['with a limit above its number', { couponLimitNum: '101' }, { couponLimitNum: '领取限制数量超出发行数量' }],
    ['of any number with any limit', { publishNum: '0', couponLimitNum: '101' }, {}],
    ['given with activities, without either', { getType: 'ACTIVITY', publishNum: '', couponLimitNum: '' }, {}],
    ['without times', { startTime: '', endTime: '' }, { startTime: '请选择活动时间', endTime: '请选择活动时间' }],
    ['that begins in the past', { startTime: day(-1) }, { startTime: '活动起始时间不能小于当前时间' }],
    ['that ends before it starts', { endTime: day(0), startTime: day(1) }, { endTime: '活动结束时间不能早于起始时间' }],
    ['of more pieces than there can be', { publishNum: '999999999' }, { publishNum: '发放数量不能大于99,999,999' }],
    ['of days, without times', { rangeDayType: 'DYNAMICTIME', effectiveDays: '30', startTime: '', endTime: '' }, {}],
    ['of no days', { rangeDayType: 'DYNAMICTIME', effectiveDays: '' }, { effectiveDays: '有效天数应为1-365的整数' }],
    [
      'of more than a year',
      { rangeDayType: 'DYNAMICTIME', effectiveDays: '366' },
      {
        effectiveDays: '有效天数应为1-365的整数',
      },
    ],
    ['borne whole by the shop', { storeCommission: '100' }, {}],
    ['borne more than whole', { storeCommission: '101' }, { storeCommission: '请输入0-100的整数' }],
    ['borne by half a percent', { storeCommission: '0.5' }, { storeCommission: '请输入0-100的整数' }],
    ['without a note', { description: '' }, { description: '请填写范围描述' }],
    ['with a long note', { description: '字'.repeat(51) }, { description: '范围描述不能超过50个字' }],
    ['for no product', { scopeType: 'PORTION_GOODS' }, { scopeGoods: '请选择指定商品' }],
    ['for no category', { scopeType: 'PORTION_GOODS_CATEGORY' }, { scopeCategories: '请选择商品分类' }],
    ['for no shop category', { scopeType: 'PORTION_SHOP_CATEGORY' }, { scopeLabels: '请选择店铺分类' }],
  ])('%s', (_, own, errors) => {
    expect(saidAll(validateCoupon({ ...sound, ...own }))).toEqual(errors)
  })

  it('may keep a start in the past that it was opened with', () => {
    expect(validateCoupon({ ...sound, startTime: day(-1) }, day(-1))).toEqual({})
  })
})
