import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { dayAfter, serverToday } from '#domain/time'
import type { PriceGoods } from '#features/promotion/activity/model'
import { may } from '#features/promotion/activity/model'
import {
  type GroupBuyInput,
  goodsCount,
  toBody,
  toInput,
  unsavedActivity,
  validateGroupBuy,
} from '#features/promotion/groupBuy/model'

const goods = (price: string): PriceGoods => ({
  key: 'a',
  skuId: 'a',
  goodsId: 'g',
  goodsName: '电钻',
  thumbnail: '',
  originalPrice: '100',
  quantity: '9',
  price,
  stock: '',
  discount: '',
})
const sound: GroupBuyInput = {
  ...toInput(null),
  promotionName: '拼团',
  startTime: `${dayAfter(serverToday(), 1)} 00:00:00`,
  endTime: `${dayAfter(serverToday(), 2)} 00:00:00`,
  goods: [goods('88.5')],
}

it.each([
  ['NEW', true, false, false, true],
  ['START', false, false, true, false],
  ['END', false, false, false, true],
  ['CLOSE', true, true, false, true],
] as const)('a group-buy that is %s: edit %s, open %s, close %s, delete %s', (promotionStatus, ...answers) => {
  const asked = (['edit', 'open', 'close', 'delete'] as const).map((action) => may({ promotionStatus }, action))
  expect(asked).toEqual(answers)
})

describe('a group-buy in a form', () => {
  it.each<[string, Partial<GroupBuyInput>, string[]]>([
    ['is sound', {}, []],
    ['has a name of at most 25', { promotionName: '拼'.repeat(26) }, ['promotionName 活动名称不能超过25个字']],
    ['has groups of two at least', { requiredNum: '1' }, ['requiredNum 参团人数应为 2–10 的整数']],
    ['has groups of ten at most', { requiredNum: '11' }, ['requiredNum 参团人数应为 2–10 的整数']],
    ['has groups of whole buyers', { requiredNum: '2.5' }, ['requiredNum 参团人数应为 2–10 的整数']],
    ['may have no limit', { limitNum: '0' }, []],
    ['has a limit of at most 100', { limitNum: '101' }, ['limitNum 限购数量应为 0–100 的整数']],
    ['needs products', { goods: [] }, ['goods 请选择活动商品']],
    ['needs prices below the list price', { goods: [goods('100')] }, ['goods 有 1 个商品的价格需要修改']],
  ])('%s', (_, own, errors) => {
    const found = validateGroupBuy({ ...sound, ...own })
    expect(Object.entries(found).map(([name, error]) => `${name} ${plain(error)}`)).toEqual(errors)
  })

  it('is sent with its prices as numbers, and tried as typed so far', () => {
    expect(toBody({ ...sound, promotionName: ' 年末试拼 ', fictitious: '1' }, '7')).toMatchObject({
      promotionName: '年末试拼',
      id: '7',
      requiredNum: 2,
      limitNum: 0,
      fictitious: true,
      scopeType: 'PORTION_GOODS',
      promotionGoodsList: [{ skuId: 'a', price: 88.5, originalPrice: 100, quantity: 9 }],
    })
    const draft = unsavedActivity({ ...sound, goods: [goods('贵')], requiredNum: '' })
    expect(draft).toMatchObject({ requiredNum: 0, scopeId: 'a', promotionGoodsList: [{ price: '100' }] })
  })

  it('counts its products by their ids', () => {
    expect(goodsCount({ scopeId: 'a,b' })).toBe(2)
    expect(goodsCount({ scopeId: '' })).toBe(0)
  })
})
