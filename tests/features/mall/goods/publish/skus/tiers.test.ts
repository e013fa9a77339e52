import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { type TierInput, tierErrors } from '#features/mall/goods/model/checks'
import { nextTier, tierSentences } from '#features/mall/goods/publish/skus/tiers'

const tier = (num: string, price: string): TierInput => ({ num, price })

describe('wholesale tiers', () => {
  it.each<[TierInput[], Record<string, string>]>([
    [[tier('1', '10'), tier('5', '9.5'), tier('20', '9')], {}],
    [[], { tiers: '销售模式为批发时必须要有批发规则！' }],
    [[tier('0', '0')], { 'tiers[0].num': '购买数量必须大于0', 'tiers[0].price': '商品单价必须大于0' }],
    [
      [tier('1.5', '10.555')],
      { 'tiers[0].num': '请输入0~99999999之间的整数', 'tiers[0].price': '请输入数字，最多两位小数' },
    ],
    [
      [tier('5', '10'), tier('5', '10')],
      {
        'tiers[1].num': '下一个购买数量必须大于上一个购买数量',
        'tiers[1].price': '下一个商品单价必须小于上一个商品单价',
      },
    ],
    [[tier('1', '100000000')], { 'tiers[0].price': '商品价格设置超过上限值' }],
  ])('%j: %j', (tiers, errors) => {
    expect(Object.fromEntries(Object.entries(tierErrors(tiers)).map(([path, error]) => [path, plain(error)]))).toEqual(
      errors,
    )
  })

  it('continue with one piece more and one cent less, exactly', () => {
    expect(nextTier([tier('5', '0.3')])).toEqual(tier('6', '0.29'))
    expect(nextTier([tier('', '')])).toEqual(tier('', ''))
  })

  it('are described to buyers in sentences', () => {
    expect(tierSentences([tier('5', '9.5'), tier('', '')], '吨').map(plain)).toEqual([
      '当商品购买数量 ≥5 时，售价为 ￥9.50 / 吨',
    ])
  })
})
