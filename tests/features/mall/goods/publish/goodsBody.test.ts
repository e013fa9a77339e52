import { describe, expect, it } from 'vitest'
import type { ParameterGroup } from '#features/mall/category/model'
import { toBody, toSavedProductBody } from '#features/mall/goods/publish/goodsBody'
import { type GoodsValues, newGoods } from '#features/mall/goods/publish/goodsValues'
import { emptySku, matrixOf, type SkuRow } from '#features/mall/goods/publish/skus/skuMatrix'
import { withValues } from '#features/mall/goods/publish/specs/goodsSpecs'

const COLOUR = withValues({ key: 's1', name: '颜色', values: [] }, ['红', '蓝'])
const SIZE = withValues({ key: 's2', name: '尺寸', values: [] }, ['大', '小'])
const FIGURES = { price: '10.50', weight: '1.5', quantity: '8', alertQuantity: '', sn: ' A1 ' }

const GROUPS: ParameterGroup[] = [
  {
    groupId: 'g1',
    groupName: '主体参数',
    params: [{ id: 'p1', paramName: '材质', options: '钢,铁', isIndex: true, required: true, sort: 1 }],
  },
]

function values(change: Partial<GoodsValues> = {}): GoodsValues {
  const specs = [COLOUR, SIZE]
  const skus = matrixOf(specs, [emptySku()]).map((row): SkuRow => ({ ...row, ...FIGURES }))
  return {
    ...newGoods(),
    goodsType: 'PHYSICAL_GOODS',
    categoryPath: '1,2,3',
    goodsName: ' 钢管 ',
    price: '10.50',
    sellingPoint: '耐用',
    goodsUnit: '根',
    templateId: '77',
    gallery: ['/a.png'],
    params: { p1: '钢' },
    specs,
    skus,
    ...change,
  }
}

describe('the request body of a product', () => {
  it('has a flat row for each SKU, with its specs as keys and figures as numbers', () => {
    const body = toBody(values(), GROUPS)
    expect(body).toMatchObject({
      goodsName: '钢管',
      price: 10.5,
      brandId: '0',
      templateId: '77',
      release: true,
      wholesaleList: [],
      goodsGalleryList: ['/a.png'],
    })
    expect(body.skuList).toHaveLength(4)
    expect(body.skuList[1]).toEqual({
      sn: 'A1',
      price: 10.5,
      cost: 1,
      quantity: 8,
      weight: 1.5,
      images: [],
      颜色: '红',
      尺寸: '小',
    })
    expect(body.goodsParamsDTOList).toEqual([
      {
        groupId: 'g1',
        groupName: '主体参数',
        goodsParamsItemDTOList: [
          { paramId: 'p1', paramName: '材质', paramValue: '钢', isIndex: 1, required: 1, sort: 1 },
        ],
      },
    ])
  })

  it('of wholesale has its tiers, the first price and one weight in each SKU', () => {
    const tiers = [
      { num: '5', price: '9.5' },
      { num: '50', price: '9' },
    ]
    const body = toBody(values({ salesModel: 'WHOLESALE', tiers, weight: '3' }), GROUPS)
    expect(body.wholesaleList).toEqual([
      { num: 5, price: 9.5 },
      { num: 50, price: 9 },
    ])
    expect(body.skuList.map(({ price, weight }) => [price, weight])).toEqual(Array(4).fill([9.5, 3]))
  })

  it('of a virtual product is retail without freight and weight', () => {
    const body = toBody(values({ goodsType: 'VIRTUAL_GOODS', salesModel: 'WHOLESALE' }), GROUPS)
    expect(body).toMatchObject({ salesModel: 'RETAIL', templateId: '0', wholesaleList: [] })
    expect(body.skuList[0]?.weight).toBe(0)
  })

  it('has in each SKU the picture of its first spec value, when values have pictures', () => {
    const specs = [{ ...COLOUR, values: COLOUR.values.map((value, at) => ({ ...value, image: `/${at}.png` })) }, SIZE]
    const { skuList } = toBody(values({ specs, hasSpecImages: true }), GROUPS)
    expect(skuList.map(({ images }) => images)).toEqual([['/0.png'], ['/0.png'], ['/1.png'], ['/1.png']])
  })

  it('of a draft has its kind and, when replacing, its id; half-typed figures are null', () => {
    const body = toSavedProductBody(values({ price: '1x', specs: [] }), null, { saveType: 'TEMPLATE', id: '4' })
    expect(body).toMatchObject({ saveType: 'TEMPLATE', id: '4', price: null, goodsParamsDTOList: [] })
    expect(toSavedProductBody(values(), null, { saveType: 'DRAFT' })).not.toHaveProperty('id')
  })
})
