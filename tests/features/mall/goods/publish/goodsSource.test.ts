import { describe, expect, it } from 'vitest'
import { toBody } from '#features/mall/goods/publish/goodsBody'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { matrixOf } from '#features/mall/goods/publish/skus/skuMatrix'
import { DETAIL, edited } from './storedGoods'

describe('the form of a stored product', () => {
  it('has its specs and SKUs with their ids, stays in the warehouse, and converts back unchanged', () => {
    const read = initialValues(edited)
    expect(read.specs.map(({ name, values: all }) => [name, all.map(({ text }) => text)])).toEqual([
      ['颜色', ['红', '蓝']],
    ])
    expect(read.skus.map(({ key, id, spec0 }) => [key, id, spec0])).toEqual([
      ['s1-v1', 'k0', '红'],
      ['s1-v2', 'k1', '蓝'],
    ])
    expect([read.release, read.recommend, read.brandId, read.hasSpecImages]).toEqual(['DOWN', '0', '', true])
    expect(read.labels).toEqual(['5', '6'])
    const body = toBody(read, null)
    expect(body.skuList[0]).toEqual({
      id: 'k0',
      sn: 'S0',
      price: 12,
      cost: 8,
      quantity: 3,
      weight: 2,
      alertQuantity: 1,
      images: ['/0.png'],
      颜色: '红',
    })
    expect(body.goodsParamsDTOList).toEqual(DETAIL.goodsParamsDTOList)
    expect(matrixOf(read.specs, read.skus)).toEqual(read.skus)
  })

  it('of a copy has a new name, no ids, and neither the numbers nor the stocks of the original', () => {
    const read = initialValues({ kind: 'copy', goods: DETAIL })
    expect([read.goodsName, read.release]).toEqual(['旧钢管-副本', 'UPPER'])
    expect(toBody(read, null).skuList.some((row) => 'id' in row)).toBe(false)
    expect(read.skus.map(({ sn, quantity, price }) => [sn, quantity, price])).toEqual([
      ['', '', '12'],
      ['', '', '12'],
    ])
  })
})
