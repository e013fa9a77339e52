import { expect, it } from 'vitest'
import { nextStatus } from '#domain/status'
import { plain } from '#domain/text'
import { changeTransitions, priceStep, skuOf, validateChange, valueBefore } from '#features/mall/goodsChange/model'

const goods = { goodsName: '角磨机', sellingPoint: '轻便', skuList: [{ id: '1', price: '189' }] }
const two = { ...goods, skuList: [...goods.skuList, { id: '2', price: null }] }
const input = { goodsId: 'g', changeType: 'PRICE', skuId: '1', after: '199', reason: '涨价' } as const

it.each([
  ['TOBEAUDITED', 'pass', 'PASS'],
  ['TOBEAUDITED', 'refuse', 'REFUSE'],
  ['PASS', 'pass', null],
  ['PASS', 'refuse', null],
  ['REFUSE', 'pass', null],
  ['REFUSE', 'refuse', null],
] as const)('%s, %s: %s', (from, action, to) => {
  expect(nextStatus(changeTransitions, from, action)).toBe(to)
})

it.each([
  [{}, '189', []],
  [{ after: '189.00' }, '189', ['after']],
  [{ after: '0' }, '189', ['after']],
  [{ after: '1.234' }, '189', ['after']],
  [{ after: '' }, '189', ['after']],
  [{ skuId: '' }, null, ['skuId']],
  [{ goodsId: '', skuId: '' }, null, ['goodsId']],
  [{ reason: ' ' }, '189', ['reason']],
  [{ changeType: 'NAME', after: '角磨机二代' }, '角磨机', []],
  [{ changeType: 'NAME', after: '角磨机' }, '角磨机', ['after']],
  [{ changeType: 'NAME', after: '角' }, '角磨机', ['after']],
  [{ changeType: 'INFO', after: '长'.repeat(61) }, '轻便', ['after']],
] as const)('%o from %s has the errors %o', (change, before, names) => {
  expect(Object.keys(validateChange({ ...input, ...change }, before))).toEqual(names)
})

it('valueBefore reads the price of the chosen or only SKU, the name, or the selling point', () => {
  expect(valueBefore(input, null)).toBeNull()
  expect(valueBefore({ ...input, skuId: '' }, goods)).toBe('189')
  expect(valueBefore({ ...input, skuId: '' }, two)).toBeNull()
  expect(valueBefore({ ...input, changeType: 'NAME' }, two)).toBe('角磨机')
  expect(valueBefore({ ...input, changeType: 'INFO' }, two)).toBe('轻便')
  expect(skuOf({ skuId: '2' }, two)?.id).toBe('2')
})

it.each([
  ['PRICE', '100', '108.5', '上调 8.50 元（8.5%）'],
  ['PRICE', '100', '50', '下调 50.00 元（50.0%）'],
  ['PRICE', '100', '100.0', null],
  ['PRICE', '0', '5', null],
  ['NAME', '1', '2', null],
] as const)('priceStep of %s from %s to %s: %s', (changeType, before, after, said) => {
  const step = priceStep({ changeType, before, after })
  expect(step && plain(step)).toBe(said)
})
