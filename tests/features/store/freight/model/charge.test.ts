import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { FreightTemplate, PricingMethod } from '#features/store/freight/model'
import { freightOf } from '#features/store/freight/model/charge'

const template = (id: string, pricingMethod: PricingMethod, own: object = {}): FreightTemplate => ({
  id,
  name: id,
  pricingMethod,
  createTime: '',
  updateTime: '',
  goodsNum: null,
  freightTemplateChildList: [
    {
      area: '',
      areaId: '',
      firstCompany: '1',
      firstPrice: '8',
      continuedCompany: '1',
      continuedPrice: '2',
      ...own,
    },
  ].map((child, at) => ({ ...child, areaId: child.areaId || `near${at},` })),
})
const kg = template('kg', 'WEIGHT', { firstCompany: '10', continuedCompany: '1.5' })
const pieces = template('pieces', 'NUM', { firstCompany: '3', continuedCompany: '2' })
const free = template('free', 'FREE')
const ALL = [kg, pieces, free]

const line = (templateId: string, num: number, weight: string | null = '0.5') => ({ templateId, num, weight })
const amount = (lines: ReturnType<typeof line>[], city = 'near0') => freightOf(lines, ALL, city).amount
const rules = (lines: ReturnType<typeof line>[], city = 'near0') =>
  freightOf(lines, ALL, city).charges.map(({ rule }) => plain(rule))

describe('freight by weight', () => {
  it.each([
    ['less than the first weight', 1, '8.00'],
    ['exactly the first weight', 20, '8.00'],
    ['a little more: one further unit', 21, '10.00'],
    ['exactly one further unit', 23, '10.00'],
    ['the second one is begun', 24, '12.00'],
    ['much', 2000, '1328.00'],
  ])('of %s', (_what, num, expected) => {
    expect(amount([line('kg', num)])).toBe(expected)
  })

  it('weighs all products of a template together, and one without a weight as nothing', () => {
    expect(amount([line('kg', 10), line('kg', 11), line('kg', 99, null)])).toBe('10.00')
    expect(rules([line('kg', 21)])).toEqual(['共 10.5kg：首重 10kg 8.00 元，续重每 1.5kg 2.00 元'])
  })

  it.each([
    ['of parts of a kg', '1.5', 21, true],
    ['of parts of a kg, none of which is begun', '1.5', 20, false],
    ['of whole kg', '5', 21, false],
  ])('is rough with further units %s', (_what, continuedCompany, num, isRough) => {
    const one = template('one', 'WEIGHT', { firstCompany: '10', continuedCompany })
    expect(freightOf([line('one', num)], [one], 'near0').charges.map((charge) => charge.isRough)).toEqual([isRough])
  })

  it('counts in decimals: 0.1 three times is no more than 0.3', () => {
    const tenth = template('tenth', 'WEIGHT', { firstCompany: '0.1', continuedCompany: '0.1' })
    expect(freightOf([line('tenth', 3, '0.1')], [tenth], 'near0').amount).toBe('12.00')
  })
})

describe('freight by pieces', () => {
  it.each([
    [1, '8.00'],
    [3, '8.00'],
    [4, '10.00'],
    [5, '10.00'],
    [6, '12.00'],
  ])('of %d', (num, expected) => {
    expect(amount([line('pieces', num)])).toBe(expected)
  })

  it('has only a first price where there is no further unit', () => {
    const flat = template('flat', 'NUM', { continuedCompany: '0', continuedPrice: '5' })
    expect(freightOf([line('flat', 99)], [flat], 'near0').amount).toBe('8.00')
  })
})

it('adds up the templates of a cart; free ones and virtual goods cost nothing', () => {
  expect(amount([line('kg', 21), line('pieces', 4), line('free', 7), line('0', 1)])).toBe('20.00')
  expect(rules([line('free', 7), line('0', 1)])).toEqual(['包邮'])
  expect(freightOf([line('0', 1)], [], 'near0')).toEqual({ amount: '0.00', charges: [] })
})

it('is priced by the row of the city, of several', () => {
  const [child] = kg.freightTemplateChildList
  const two = { ...kg, freightTemplateChildList: [child, { ...child, areaId: 'far1,far2,', firstPrice: '20' }] }
  const of = (city: string) => freightOf([line('kg', 1)], [two as FreightTemplate], city).amount
  expect([of('near0'), of('far2'), of('far')]).toEqual(['8.00', '20.00', null])
})

it('says why something cannot be sent', () => {
  expect(amount([line('kg', 1), line('free', 1)], 'elsewhere')).toBeNull()
  expect(rules([line('kg', 1), line('free', 1), line('gone', 1), line('', 1)], 'elsewhere')).toEqual([
    '不送到这个地区',
    '包邮',
    '商品没有运费模板，或模板已删除',
    '商品没有运费模板，或模板已删除',
  ])
  const odd = template('odd', 'VOLUME' as PricingMethod)
  expect(freightOf([line('odd', 1)], [odd], 'near0').charges.map(({ rule }) => plain(rule))).toEqual([
    '计价方式不明，算不出运费',
  ])
})
