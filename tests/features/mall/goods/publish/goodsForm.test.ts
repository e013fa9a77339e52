import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { goodsDetailSchema } from '#features/mall/goods/model'
import {
  type GoodsSource,
  type GoodsValues,
  initialValues,
  isRegenerated,
  newGoods,
  type ParameterGroup,
  toBody,
  toDraftBody,
} from '#features/mall/goods/publish/goodsForm'
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

const DETAIL = v.parse(goodsDetailSchema, {
  id: '9',
  goodsName: '旧钢管',
  price: 12,
  brandId: '0',
  categoryPath: '1,2,3',
  goodsUnit: '根',
  marketEnable: 'DOWN',
  salesModel: 'RETAIL',
  goodsType: 'PHYSICAL_GOODS',
  templateId: '77',
  recommend: false,
  storeCategoryPath: '5,6',
  goodsGalleryList: ['/a.png'],
  goodsParamsDTOList: [{ groupId: 'g1', goodsParamsItemDTOList: [{ paramId: 'p1', paramValue: '钢' }] }],
  skuList: ['红', '蓝'].map((colour, at) => ({
    id: `k${at}`,
    sn: `S${at}`,
    price: 12,
    cost: 8,
    weight: 2,
    quantity: 3,
    alertQuantity: 1,
    specList: [
      { specName: '颜色', specValue: colour },
      { specName: 'images', specImage: [`/${at}.png`] },
    ],
    goodsGalleryList: [`/${at}.png`],
  })),
})
const edited: GoodsSource = { kind: 'edit', goods: DETAIL }

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
    const body = toDraftBody(values({ price: '1x' }), null, { saveType: 'TEMPLATE', id: '4' })
    expect(body).toMatchObject({ saveType: 'TEMPLATE', id: '4', price: null, goodsParamsDTOList: [] })
    expect(toDraftBody(values(), null, { saveType: 'DRAFT' })).not.toHaveProperty('id')
  })
})

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

  it('of a copy has a new name and no ids', () => {
    const read = initialValues({ kind: 'copy', goods: DETAIL })
    expect([read.goodsName, read.release]).toEqual(['旧钢管-副本', 'UPPER'])
    expect(toBody(read, null).skuList.some((row) => 'id' in row)).toBe(false)
  })

  it('is rebuilt by the server when specs change, but not when figures do', () => {
    const before = initialValues(edited)
    const figures = { ...before, skus: before.skus.map((row) => ({ ...row, price: '99' })) }
    expect(isRegenerated(before, figures)).toBe(false)
    const specs = before.specs.map((spec) => withValues(spec, ['绿']))
    expect(isRegenerated(before, { ...before, specs, skus: matrixOf(specs, before.skus) })).toBe(true)
    expect(isRegenerated(before, { ...before, hasSpecImages: false })).toBe(true)
  })
})
