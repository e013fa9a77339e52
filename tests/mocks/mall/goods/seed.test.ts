import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'

describe('products of the demo shops', () => {
  it('have a brand that their category sells', () => {
    const foreign = db.goods.filter(({ brandId, categoryPath }) => {
      const group = categoryPath.split(',')[1] ?? ''
      return brandId !== '0' && !db.goodsBrands.get(brandId)?.categoryIds.includes(group)
    })
    expect(foreign.map(({ goodsName }) => goodsName)).toEqual([])
  })
})
