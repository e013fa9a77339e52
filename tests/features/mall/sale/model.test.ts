import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  isOnSale,
  piecesText,
  priceText,
  productPrices,
  productPriceText,
  type Shelved,
  skuPriceText,
  statusOfGoods,
  unsoldText,
  unsoldTexts,
} from '#features/mall/sale/model'

describe('whether buyers can buy a product', () => {
  it.each<[Shelved | null, string | null]>([
    [{ marketEnable: 'UPPER', authFlag: 'PASS' }, null],
    [{ marketEnable: 'DOWN', authFlag: 'PASS' }, '商品已下架'],
    [{ marketEnable: 'UPPER', authFlag: 'TOBEAUDITED' }, '商品审核中'],
    [{ marketEnable: 'DOWN', authFlag: 'TOBEAUDITED' }, '商品审核中'],
    [{ marketEnable: 'UPPER', authFlag: 'REFUSE' }, '商品审核未通过'],
    [{ marketEnable: 'UPPER', authFlag: 'PASS', deleteFlag: true }, '商品已删除'],
    [{ marketEnable: 'DOWN', authFlag: 'REFUSE', deleteFlag: true }, '商品已删除'],
    [null, '商品已删除'],
    // Not sent, or sent empty.
    [{}, null],
    [{ marketEnable: 'DOWN' }, '商品已下架'],
    [{ marketEnable: '' as 'UPPER', authFlag: '' as 'PASS' }, null],
    [{ marketEnable: 'UPPER', authFlag: 'FROZEN' as 'PASS' }, '商品已下架'],
  ])('%j: %s', (product, reason) => {
    const said = unsoldText(product)
    expect(said && plain(said)).toBe(reason)
    expect(isOnSale(product)).toBe(reason === null)
  })

  it('agrees with the tab of the product list', () => {
    for (const marketEnable of ['UPPER', 'DOWN'] as const) {
      for (const authFlag of ['TOBEAUDITED', 'PASS', 'REFUSE'] as const) {
        const goods = { marketEnable, authFlag }
        expect(isOnSale(goods)).toBe(statusOfGoods(goods) === 'UPPER')
      }
    }
  })

  it('is said of several by reason, each name once', () => {
    const goods = (goodsName: string, own: Shelved) =>
      ({ goodsName, marketEnable: 'UPPER', authFlag: 'PASS', ...own }) as const
    const said = unsoldTexts([
      goods('a', { authFlag: 'TOBEAUDITED' }),
      goods('b', {}),
      goods('c', { marketEnable: 'DOWN' }),
      goods('d', { authFlag: 'TOBEAUDITED' }),
      goods('a', { authFlag: 'TOBEAUDITED' }),
    ])
    expect(said.map(plain)).toEqual(['商品已下架，买家买不到：「c」', '商品审核中，买家买不到：「a」「d」'])
  })
})

describe('the price to show', () => {
  const tiers = [
    { num: '5', price: '4120' },
    { num: '50', price: '4030' },
  ]
  it.each([
    ['of a product with one price', { wholesaleList: [], skuList: [{ price: '9.5' }, { price: '9.50' }] }, '9.50'],
    ['of a product whose SKUs differ', { wholesaleList: [], skuList: [{ price: '12' }, { price: '9' }] }, '9.00 起'],
    ['of a wholesale product', { wholesaleList: tiers, skuList: [{ price: '4030' }] }, '4,030.00 起'],
    [
      'of a wholesale product with one tier',
      { wholesaleList: tiers.slice(0, 1), skuList: [{ price: '1' }] },
      '4,120.00',
    ],
    ['of a draft without SKUs', { wholesaleList: [], skuList: [] }, '10.00'],
    ['of a draft whose SKU has no price', { wholesaleList: [], skuList: [{ price: null }] }, '10.00'],
  ])('%s', (_, own, said) => {
    expect(plain(productPriceText(productPrices({ price: '10', ...own })))).toBe(said)
  })

  it('of a product whose highest price is not sent is its price', () => {
    expect(plain(productPriceText({ lowest: '10', highest: null }))).toBe('10.00')
  })

  it.each([
    [{ price: '9', salesModel: 'RETAIL' }, '9.00'],
    [{ price: '9', salesModel: 'WHOLESALE', wholesaleList: tiers }, '9.00 起'],
    [{ price: '9', salesModel: 'WHOLESALE', wholesaleList: tiers.slice(1) }, '9.00'],
    // A saved card knows nothing of the tiers.
    [{ price: '9', salesModel: 'WHOLESALE' }, '9.00 起'],
  ] as const)('of the SKU %j is %s in a column and in a card', (sku, said) => {
    expect(plain(skuPriceText(sku))).toBe(said)
    expect(plain(priceText(sku))).toBe(`¥${said}`)
  })
})

describe('pieces', () => {
  it.each([
    [[{ goodsUnit: '吨', num: 12 }], '12吨'],
    [
      [
        { goodsUnit: '吨', num: 1200 },
        { goodsUnit: '盒', num: 3 },
        { goodsUnit: '吨', num: 1 },
      ],
      '1,201吨；3盒',
    ],
    [[{ goodsUnit: '', num: 3 }], '3'],
    [[{ goodsUnit: '件', num: null }], '0件'],
  ])('%j are %s', (lines, said) => expect(piecesText(lines)).toBe(said))
})
