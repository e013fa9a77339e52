import { expect, it } from 'vitest'
import type { Block } from '#features/mall/decoration/model'
import {
  boundGoods,
  chosenUnder,
  goodsUnder,
  withGoodsUnder,
  withHeading,
} from '#features/mall/decoration/model/kind/goodsBlock'

const block = (listWay: object[] | undefined): Block => ({
  type: 'goods',
  options: {
    list: [
      {
        titleWay: [
          { title: '精选', desc: '', ___index: 0 },
          { title: '实惠', desc: '', ___index: 1 },
        ],
        listWay,
      },
    ],
  },
})
const ids = (goods: readonly object[]) => goods.map((one) => (one as { id: string }).id)
const full = block([
  { id: '1', title: '角磨机', type: '精选', ___index: 0, x: 1 },
  { id: '2', title: '水泥', type: '实惠', ___index: 1 },
  { id: '3', title: '老的', type: '实惠' },
])

it('finds the products of a heading by its index, without one by its title', () => {
  expect(ids(goodsUnder(full, 0))).toEqual(['1'])
  expect(ids(goodsUnder(full, 1))).toEqual(['2', '3'])
})

it.each([[undefined], [[]]])('a block with the products %j has none, and is no error', (listWay) => {
  expect(boundGoods(block(listWay))).toEqual([])
  expect(goodsUnder(block(listWay), 5)).toEqual([])
})

it('a new title of a heading is that of its products, so that they are found by it', () => {
  const renamed = withHeading(full, 1, { title: '特价' })
  expect(ids(goodsUnder(renamed, 1))).toEqual(['2', '3'])
  expect(boundGoods(renamed).map(({ type }) => type)).toEqual(['精选', '特价', '特价'])
})

it('a choice replaces the products of its heading: those chosen before stay as they are', () => {
  const chosen = withGoodsUnder(full, 0, [
    { id: '9', goodsName: '电锤', goodsId: 'g9', thumbnail: '/9.png', price: '12.50' },
    { id: '1', goodsName: '新名' },
  ])
  expect(goodsUnder(chosen, 0)).toEqual([
    {
      img: '/9.png',
      title: '电锤',
      type: '精选',
      ___index: 0,
      id: '9',
      goodsId: 'g9',
      goodsName: '电锤',
      thumbnail: '/9.png',
      price: '12.50',
    },
    { id: '1', title: '角磨机', type: '精选', ___index: 0, x: 1 },
  ])
  expect(ids(goodsUnder(chosen, 1))).toEqual(['2', '3'])
})

it('hands the products of a heading to the picker', () => {
  expect(chosenUnder(full, 0)).toEqual([{ id: '1', goodsName: '角磨机', price: null }])
})
