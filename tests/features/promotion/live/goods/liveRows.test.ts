import { describe, expect, it } from 'vitest'
import type { ChosenSku } from '#features/mall/goods/model'
import { inputsOf, type LiveRow, rowErrors, rowsError, rowsOf, withType } from '#features/promotion/live/goods/liveRows'
import { said, saidAll } from '#tests/kit/said'

const sku = (id: string, price = '12.5') =>
  ({ id, goodsId: `g${id}`, goodsName: `螺丝 ${id}`, thumbnail: '/a.png', price, quantity: '7' }) as ChosenSku
const [first] = rowsOf([sku('1')], []) as [LiveRow]

describe('the lines of the chosen SKUs', () => {
  it('start with the price of the shop', () => {
    expect(first).toMatchObject({ key: '1', name: '螺丝 1', priceType: '1', price: '12.50', price2: '', quantity: '7' })
  })

  it('stay as typed when more are chosen, and leave with their SKU', () => {
    const typed = { ...first, priceType: '3', price2: '9.9' }
    expect(rowsOf([sku('2'), sku('1')], [typed])).toEqual([rowsOf([sku('2')], [])[0], typed])
    expect(rowsOf([sku('2')], [typed]).map(({ key }) => key)).toEqual(['2'])
  })

  it('propose the range of the tiers of wholesale goods', () => {
    const tiers = {
      wholesaleList: [
        { num: '30', price: '39.8' },
        { num: '120', price: '36.5' },
      ],
    }
    expect(rowsOf([{ ...sku('3'), ...tiers }], [])[0]).toMatchObject({
      priceType: '2',
      price: '36.50',
      price2: '39.80',
    })
  })

  it('lose the second price with a type that has one', () => {
    expect(withType({ ...first, priceType: '3', price2: '9' }, '1')).toMatchObject({ priceType: '1', price2: '' })
    expect(withType({ ...first, priceType: '3', price2: '9' }, '2')).toMatchObject({ priceType: '2', price2: '9' })
  })

  it('are sent with the page of the mini program, and nothing of the grid', () => {
    const [sent] = inputsOf([{ ...first, priceType: '3', price2: '9.90' }])
    expect(sent).toEqual({
      goodsId: 'g1',
      skuId: '1',
      goodsImage: '/a.png',
      name: '螺丝 1',
      priceType: 3,
      price: '12.50',
      price2: '9.90',
      quantity: '7',
      url: 'pages/product/goods?id=1&goodsId=g1',
    })
  })
})

describe('the check of the lines', () => {
  it('names cells', () => {
    expect(saidAll(rowErrors([{ ...first, price: '0' }]))).toEqual({ '1.price': '价格不能小于0.01' })
  })

  it.each<[string, LiveRow[], string | null]>([
    ['none', [], '请选择商品'],
    ['too many', Array.from({ length: 201 }, (_, at) => ({ ...first, key: `${at}` })), '一次最多提审200个商品'],
    ['two wrong cells', [{ ...first, name: '', price: '' }], '有2处需要修正'],
    ['sound ones', [first], null],
  ])('of %s', (_, rows, error) => {
    expect(said(rowsError(rows))).toBe(error)
  })
})
