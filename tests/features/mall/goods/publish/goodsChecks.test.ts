import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { ParameterGroup } from '#features/mall/category/model'
import { goodsErrors, skuCheck, stepErrors } from '#features/mall/goods/publish/goodsChecks'
import { type GoodsValues, newGoods } from '#features/mall/goods/publish/goodsValues'
import { emptySku } from '#features/mall/goods/publish/skus/skuMatrix'

const GROUPS: ParameterGroup[] = [
  {
    groupId: 'g1',
    groupName: '',
    params: [{ id: 'p1', paramName: '材质', options: '', isIndex: false, required: true, sort: 1 }],
  },
]
const SKU = { ...emptySku(), price: '5', weight: '0', quantity: '0', sn: 'A' }
const GOOD: GoodsValues = {
  ...newGoods(),
  goodsType: 'PHYSICAL_GOODS',
  categoryPath: '1,2,3',
  goodsName: '钢管',
  price: '5',
  sellingPoint: '耐用',
  goodsUnit: '根',
  gallery: ['/a.png'],
  templateId: '7',
  params: { p1: '钢' },
  skus: [SKU],
}
/** A product without specs of a price, and what is said of its row when that is wrong. */
const priced = (price: string): Partial<GoodsValues> => ({ skus: [{ ...SKU, price }] })
const ONE_ROW = { skus: '规格明细中有1处需要修正' }
const errorsOf = (change: Partial<GoodsValues>, intent: 'save' | 'draft' = 'save', isByWeight = false) =>
  Object.fromEntries(
    Object.entries(goodsErrors({ ...GOOD, ...change }, intent, { groups: GROUPS, units: ['根'], isByWeight })).map(
      ([path, error]) => [path, plain(error)],
    ),
  )

describe('the errors of a product', () => {
  it.each<[Partial<GoodsValues>, Record<string, string>]>([
    [{}, {}],
    [{ goodsName: '  ' }, { goodsName: '请填写商品名称' }],
    [{ goodsName: '管' }, { goodsName: '商品名称不正确，名称应为2-50字符' }],
    [priced(''), { price: '商品价格不能为空', ...ONE_ROW }],
    [priced('1.234'), { price: '请输入数字，最多两位小数', ...ONE_ROW }],
    [priced('100000000'), { price: '商品价格设置超过上限值', ...ONE_ROW }],
    [priced('0'), { price: '商品价格必须大于0', ...ONE_ROW }],
    [priced('-3'), { price: '商品价格必须大于0', ...ONE_ROW }],
    [priced('-0.001'), { price: '请输入数字，最多两位小数', ...ONE_ROW }],
    [{ params: { p1: '钢'.repeat(61) } }, { 'params.p1': '材质不能超过60个字' }],
    [{ goodsUnit: '' }, { goodsUnit: '请选择计量单位' }],
    [{ goodsUnit: '斤' }, { goodsUnit: '商品单位不存在' }],
    [{ gallery: [] }, { gallery: '请上传商品图片' }],
    [{ goodsVideo: 'x' }, { goodsVideo: '请输入视频的网址，或上传视频' }],
    [{ templateId: '' }, { templateId: '实物商品需选择运费模板' }],
    [{ templateId: '', goodsType: 'VIRTUAL_GOODS' }, {}],
    [{ params: {} }, { 'params.p1': '材质不能为空' }],
    [{ labels: Array(6).fill('1769697000000000001') }, { labels: '选择了过多的店铺分类，请谨慎选择' }],
    [{ salesModel: 'WHOLESALE' }, { tiers: '请修正标出的批发规则', weight: '请填写商品重量' }],
    [{ skus: [emptySku()] }, { price: '商品价格不能为空', skus: '规格明细中有4处需要修正' }],
    [{ categoryPath: '1,2' }, { categoryPath: '必须选择到三级分类' }],
  ])('of %j are %j', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it('of freight by weight include a weight of 0, of each specification or of wholesale goods', () => {
    const rows = [{ ...SKU, weight: '0' }]
    expect(errorsOf({ skus: rows })).toEqual({})
    expect(errorsOf({ skus: rows }, 'save', true)).toEqual({ skus: '规格明细中有1处需要修正' })
    expect(Object.values(skuCheck(GOOD, true)(rows)).map(plain)).toEqual(['按重量计费的模板需要填写重量'])
    const tiers = [{ num: '5', price: '4' }]
    expect(errorsOf({ salesModel: 'WHOLESALE', tiers, weight: '0' }, 'save', true)).toEqual({
      weight: '按重量计费的模板需要填写重量',
    })
    expect(errorsOf({ salesModel: 'WHOLESALE', tiers, weight: '0.5' }, 'save', true)).toEqual({})
    expect(errorsOf({ goodsType: 'VIRTUAL_GOODS', skus: rows }, 'save', true)).toEqual({})
  })

  it('of a draft are those of its name only', () => {
    expect(errorsOf({ ...newGoods(), goodsName: '半成品' }, 'draft')).toEqual({})
    expect(errorsOf(newGoods(), 'draft')).toEqual({ goodsName: '请填写商品名称' })
  })

  it('of the first step require kind and category', () => {
    expect(Object.keys(stepErrors(newGoods()))).toEqual(['goodsType', 'categoryPath'])
    expect(stepErrors(GOOD)).toEqual({})
  })

  it('of SKUs are by cell, and depend on kind and sales model', () => {
    const rows = [{ ...SKU, price: '0', weight: '-1', quantity: '1.5', sn: '' }]
    const fieldsOf = (change: Partial<GoodsValues>) => Object.keys(skuCheck({ ...GOOD, ...change }, false)(rows))
    expect(fieldsOf({})).toEqual(['only.price', 'only.weight', 'only.quantity', 'only.sn'])
    expect(fieldsOf({ goodsType: 'VIRTUAL_GOODS' })).toEqual(['only.price', 'only.quantity', 'only.sn'])
    expect(fieldsOf({ salesModel: 'WHOLESALE' })).toEqual(['only.quantity', 'only.sn'])
  })
})
