import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { goodsCells, goodsRowErrors, namedRow } from '#features/mall/goods/model/workbookRow'

const ROW = {
  goodsName: '热轧带肋钢筋',
  sellingPoint: '现货',
  category: '钢材 / 螺纹钢',
  template: '按重量',
  unit: '吨',
  release: '出售中',
  pictures: 'https://img.example.com/1.jpg，https://img.example.com/2.jpg',
  cost: '3560',
  price: '3760.50',
  quantity: '120',
  weight: '1000',
  sn: 'GJ-01',
  intro: '',
  specName: '规格',
  specValue: 'Φ16',
}
const ALL = { category: true, template: true, unit: true, isByWeight: true }
const errorsOf = (change: Partial<typeof ROW>, named = ALL) =>
  goodsRowErrors(goodsCells({ ...ROW, ...change }), named).map(([field, error]) => `${field} ${plain(error)}`)

describe('a row of the workbook of products', () => {
  it('is read with figures and codes as people write them', () => {
    expect(
      goodsCells({ ...ROW, price: '１,２００ 元', quantity: '1,000', weight: '2.5kg', sn: ' GJ－01 ' }),
    ).toMatchObject({
      price: '1200',
      quantity: '1000',
      weight: '2.5',
      sn: 'GJ-01',
    })
  })

  it.each([
    ['as it is', {}, []],
    ['in the words of older templates', { release: '上架' }, []],
    ['without an optional cell', { intro: '' }, []],
    ['without a name', { goodsName: '' }, ['goodsName 请填写']],
    ['with a name of one character', { goodsName: '钢' }, ['goodsName 名称应为2-50字符']],
    ['with a price in words', { price: '面议' }, ['price 应为大于0的数字']],
    ['with a price of nothing', { price: '0' }, ['price 应为大于0的数字']],
    ['with a price of three decimals', { price: '6.805' }, ['price 最多两位小数']],
    ['with a cost beyond all measure', { cost: '100000000' }, ['cost 不能大于99999999']],
    ['without a stock', { quantity: '' }, ['quantity 请填写']],
    ['with half a piece', { quantity: '1.5' }, ['quantity 应为不小于0的整数']],
    ['below no weight', { weight: '-1' }, ['weight 应为不小于0的数字']],
    ['of no weight, where freight is by weight', { weight: '0' }, ['weight 为0：按重量计费的模板需要填写重量']],
    ['in another state', { release: '在售' }, ['release 应为“出售中”或“仓库中”']],
    ['with a file for a picture', { pictures: 'C:\\1.jpg' }, ['pictures 应为图片地址，多个地址用逗号分开']],
    ['with a long number', { sn: '1'.repeat(31) }, ['sn 不能超过30个字符']],
    ['with all that is wrong', { goodsName: '', sn: '' }, ['goodsName 请填写', 'sn 请填写']],
  ])('%s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors)
  })

  it('names what the shop has not', () => {
    expect(errorsOf({}, { category: false, template: false, unit: false, isByWeight: false })).toEqual([
      'category 商品分类不存在：钢材 / 螺纹钢',
      'template 运费模板不存在：按重量',
      'unit 计量单位不存在：吨',
    ])
  })
})

it.each([
  ['按件', '1'],
  ['2', '2'],
  ['2-按重量', '2'],
  ['9-按件', '1'],
  ['包邮', undefined],
  ['没有', undefined],
])('the word %s names a row', (word, id) => {
  const rows = [
    { id: '1', name: '按件' },
    { id: '2', name: '按重量' },
    { id: '3', name: '包邮' },
    { id: '4', name: '包邮' },
  ]
  expect(namedRow(rows, word)?.id).toBe(id)
})
