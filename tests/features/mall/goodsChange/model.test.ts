import { expect, it } from 'vitest'
import { nextStatus } from '#domain/status'
import { plain } from '#domain/text'
import {
  changeTransitions,
  priceStep,
  shownSide,
  toChangeBody,
  toChangeInput,
  validateChange,
} from '#features/mall/goodsChange/model'

const goods = {
  salesModel: 'RETAIL' as const,
  goodsName: '角磨机',
  sellingPoint: '轻便',
  skuList: [{ id: '1', price: '189' }],
}
const two = { ...goods, skuList: [...goods.skuList, { id: '2', price: null }] }
const input = { goodsId: 'g', changeType: 'PRICE', prices: { '1': '199' }, after: '', reason: '涨价' } as const

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
  [{}, []],
  [{ prices: { 1: '189.00' } }, ['prices.1']],
  [{ prices: { 1: '0', 2: '1.234' } }, ['prices.1', 'prices.2']],
  [{ prices: { 1: '', 2: '20' } }, []],
  [{ prices: {} }, ['prices.1']],
  [{ goodsId: '' }, ['goodsId']],
  [{ reason: ' ' }, ['reason']],
  [{ changeType: 'NAME', after: '角磨机二代' }, []],
  [{ changeType: 'NAME', after: '角磨机' }, ['after']],
  [{ changeType: 'NAME', after: '角' }, ['after']],
  [{ changeType: 'INFO', after: '长'.repeat(61) }, ['after']],
] as const)('%o has the errors %o', (change, names) => {
  expect(Object.keys(validateChange({ ...input, ...change }, two))).toEqual(names)
})

it('has no single prices where a product is priced by tiers', () => {
  const wholesale = { ...goods, salesModel: 'WHOLESALE' as const }
  expect(Object.keys(validateChange({ ...input, prices: { 1: '200' } }, wholesale))).toEqual(['changeType'])
  expect(validateChange({ ...input, changeType: 'NAME', after: '角磨机 125' }, wholesale)).toEqual({})
})

it('sends one price with its SKU, several as a list, and a text alone', () => {
  const common = { goodsId: 'g', changeType: 'PRICE', reason: '涨价' }
  const several = { ...input, prices: { 1: '199', 2: ' 20 ', gone: '5' } }
  expect(toChangeBody(input, two)).toEqual({ ...common, skuId: '1', before: '189', after: '199', prices: [] })
  expect(toChangeBody(several, two)).toEqual({
    ...common,
    skuId: '',
    before: '',
    after: '',
    prices: [
      { skuId: '1', before: '189', after: '199' },
      { skuId: '2', before: '', after: '20' },
    ],
  })
  expect(toChangeInput(toChangeBody(several, two)).prices).toEqual({ 1: '199', 2: '20' })
  expect(toChangeBody({ ...input, changeType: 'INFO', after: '耐用' }, two)).toMatchObject({
    skuId: '',
    before: '轻便',
    after: '耐用',
    prices: [],
  })
})

it('shows several prices as their range', () => {
  const price = (skuId: string, before: string, after: string) => ({ skuId, simpleSpecs: '', before, after })
  const change = { changeType: 'PRICE', prices: [price('1', '9', '1200'), price('2', '9', '8')] } as never
  expect(shownSide(change, 'before')).toBe('9.00')
  expect(shownSide(change, 'after')).toBe('8.00 ~ 1,200.00')
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
