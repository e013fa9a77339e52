import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { deepCutText, deepPriceText } from '#features/promotion/activity/model/terms'

it.each([
  [{ threshold: '3000', minus: '2999.99' }, '100'],
  [{ threshold: '100', minus: '80' }, '80'],
  [{ threshold: '100', minus: '79.99' }, null],
  [{ threshold: '0', minus: '80' }, null],
  [{ threshold: '', minus: '80' }, null],
  [{ rate: '2' }, '80'],
  [{ rate: '2.1' }, null],
  [{ rate: '0.5' }, '95'],
])('%o is asked about by its share of the threshold: %s', (terms, percent) => {
  expect(deepCutText(terms)?.params?.percent?.toString() ?? null).toBe(percent)
})

it.each([
  [[['板', '650', '0.01']], '1 个商品的活动价不到原价的两成：「板」650.00 → 0.01'],
  [[['板', '100', '20.01']], null],
  [[['板', '100', '20']], '1 个商品的活动价不到原价的两成：「板」100.00 → 20.00'],
  [[['板', '', '1']], null],
  [[['板', '100', '']], null],
  [
    ['甲', '乙', '丙', '丁'].map((name) => [name, '10', '1']),
    '4 个商品的活动价不到原价的两成：「甲」10.00 → 1.00「乙」10.00 → 1.00「丙」10.00 → 1.00…',
  ],
])('prices %j are asked about: %s', (rows, said) => {
  const found = deepPriceText(
    rows.map(([goodsName = '', originalPrice = '', price = '']) => ({ goodsName, originalPrice, price })),
  )
  expect(found && plain(found)).toBe(said)
})
