import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import {
  lossText,
  stockLossText,
  type Use,
  usesInActivities,
  usesInPages,
  usesText,
  wholesaleText,
  withUses,
} from '#features/mall/goods/uses/model'

const use = (own: Partial<Use> = {}): Use => ({ kind: 'ACTIVITY', name: '冬储拼团', skuId: 's1', price: '90', ...own })
const said = (text: ReturnType<typeof usesText>) => text && plain(text)

describe('what uses a product', () => {
  it('is an activity that names one of its SKUs, with its price where it has one of its own', () => {
    const goods = { skuId: 's1', goodsId: 'g1', price: '90' }
    const of = (promotionType: 'PINTUAN' | 'FULL_DISCOUNT') =>
      toActivity({ promotionType, promotionName: '冬储', promotionGoodsList: [goods] as never })
    expect(usesInActivities('g1', [of('PINTUAN'), of('FULL_DISCOUNT')]).map(({ price }) => price)).toEqual(['90', null])
    expect(usesInActivities('g2', [of('PINTUAN')])).toEqual([])
  })

  it('is a page whose content names it by id', () => {
    const page = { name: '首页', pageData: '{"list":[{"url":"/goodsDetail?skuId=71&goodsId=9001"}]}' }
    expect(usesInPages(['9001'], [page]).map(({ name }) => name)).toEqual(['首页'])
    expect(usesInPages(['900', '1'], [page])).toEqual([])
  })

  it('is named once, activities before pages', () => {
    const uses = [use(), use({ skuId: 's2' }), use({ kind: 'PAGE', name: '首页' })]
    expect(said(usesText(uses))).toBe('活动「冬储拼团」、店铺页面「首页」')
    expect(usesText([])).toBeNull()
    expect(said(withUses([use()], { text: '删除后不能恢复。' }))).toBe(
      '活动「冬储拼团」正在用它，之后买不到。删除后不能恢复。',
    )
  })
})

it.each([
  ['a price above that of the activity', '95', '5', null],
  ['a price at that of the activity', '90', '5', '新售价不高于活动价：「冬储拼团」90.00'],
  ['a stock of nothing', '100', '0', '库存归零后买不到：「冬储拼团」'],
  ['both', '80', '0', '新售价不高于活动价：「冬储拼团」90.00；库存归零后买不到：「冬储拼团」'],
])('%s', (_, price, quantity, text) => {
  const saved = [{ id: 's1', price: '100', quantity: '5' }]
  expect(said(lossText([use()], saved, [{ id: 's1', price, quantity }]))).toBe(text)
  expect(lossText([], saved, [{ id: 's1', price, quantity }])).toBeNull()
})

it('names the activities that a wholesale product leaves, and no page', () => {
  const page = use({ kind: 'PAGE', name: '首页', price: null })
  expect(said(wholesaleText([use(), use({ skuId: 's2' }), page]))).toMatch(/买不到它：「冬储拼团」$/)
  expect(wholesaleText([page])).toBeNull()
})

it('is asked of stocks alone, by SKU', () => {
  const rows = [
    { id: 's1', price: '100', quantity: '5', usedBy: [use()] },
    { id: 's2', price: '100', quantity: '5', usedBy: [] },
  ]
  expect(said(stockLossText(rows, { s1: '0', s2: '0' }))).toBe('库存归零后买不到：「冬储拼团」')
  expect(stockLossText(rows, { s1: '4', s2: '0' })).toBeNull()
})
