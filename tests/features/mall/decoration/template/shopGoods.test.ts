import { expect, it } from 'vitest'
import { shopGoodsOf } from '#features/mall/decoration/template/shopGoods'
import type { GoodsSku } from '#features/mall/goods/model'

function sku(id: string, figures: Partial<GoodsSku>): GoodsSku {
  return {
    id,
    goodsId: `g${id}`,
    goodsName: id,
    thumbnail: '/a.png',
    price: '1',
    quantity: '1',
    buyCount: '0',
    ...figures,
  } as GoodsSku
}

const ids = (skus: readonly GoodsSku[]) => skus.map(({ id }) => id).join()

it('orders products by sales, stock and price as decimals; SKUs come newest first', () => {
  const { best, newest, oldest, cheapest, stocked } = shopGoodsOf([
    sku('1', { buyCount: '9', price: '10.5', quantity: '100' }),
    sku('2', { buyCount: '10', price: '9.25', quantity: '20' }),
    sku('3', { buyCount: '2', price: '100', quantity: '3' }),
  ])
  expect([best, newest, oldest, cheapest, stocked].map(ids)).toEqual(['2,1,3', '1,2,3', '3,2,1', '2,1,3', '1,2,3'])
})

it('shows a product once, and none without a picture', () => {
  const { newest } = shopGoodsOf([sku('1', { goodsId: 'a' }), sku('2', { goodsId: 'a' }), sku('3', { thumbnail: '' })])
  expect(ids(newest)).toBe('1')
})

it('leaves products without a figure out of its order: not every server sends it', () => {
  const { best, newest } = shopGoodsOf([sku('1', { buyCount: null }), sku('2', { buyCount: '1' })])
  expect([ids(best), ids(newest)]).toEqual(['2', '1,2'])
})

it('offers no service as stock to clear', () => {
  const { stocked } = shopGoodsOf([sku('1', { goodsType: 'VIRTUAL_GOODS', quantity: '9999' }), sku('2', {})])
  expect(ids(stocked)).toBe('2')
})
