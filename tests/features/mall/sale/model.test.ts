import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import { isOnSale, type Shelved, statusOfGoods, unsoldText, unsoldTexts } from '#features/mall/sale/model'

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
