import { describe, expect, it } from 'vitest'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { pageIssues } from '#features/mall/decoration/model/page/pageIssues'
import { phoneTemplates } from '#features/mall/decoration/template/phoneTemplates'
import { shopGoodsOf } from '#features/mall/decoration/template/shopGoods'
import type { GoodsSku } from '#features/mall/goods/model'

const goods = (count: number) =>
  shopGoodsOf(
    Array.from({ length: count }, (_, at) => {
      const id = `${at}`
      return {
        id,
        goodsId: id,
        goodsName: id,
        thumbnail: '/a.png',
        price: '1',
        quantity: '1',
        buyCount: '0',
      } as GoodsSku
    }),
  )

describe.each(phoneTemplates)('the template $name', ({ blocksOf }) => {
  it.each([[0], [1], [2], [3], [7], [40]])(
    'of a shop with %d products is made of blocks that this product knows',
    (count) => {
      const blocks = blocksOf(phoneRules, goods(count))
      expect(blocks.length).toBeGreaterThan(0)
      expect(blocks.map((block) => phoneRules.kindOf(block))).not.toContain(null)
    },
  )

  it('lacks only pictures of banners where the shop has products', () => {
    for (const count of [1, 2, 3, 7, 40]) {
      const blocks = blocksOf(phoneRules, goods(count)).map((block, at) => ({
        key: `${at}`,
        text: JSON.stringify(block),
      }))
      const errors = pageIssues(blocks, phoneRules.issuesOf).filter(({ level }) => level === 'error')
      expect(errors.every(({ text }) => text.text.includes('没有图片'))).toBe(true)
      expect(errors.length).toBeLessThanOrEqual(1)
    }
  })
})
