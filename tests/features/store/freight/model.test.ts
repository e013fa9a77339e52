import { describe, expect, it } from 'vitest'
import {
  citiesOf,
  type FreightTemplate,
  newRow,
  type PricingMethod,
  type RowInput,
  regionsOf,
  type TemplateInput,
  toBody,
  toInput,
  validateTemplate,
} from '#features/store/freight/model'
import { differencesOf, taking } from '#shared/editor/conflict/merge'
import { saidAll } from '#tests/kit/said'

const city = (id: string, name: string) => ({ id, name, parentId: '', isLeaf: true })
const provinces = [
  { id: '44', name: '广东省', parentId: '0', isLeaf: false, children: [city('1', '广州市'), city('2', '深圳市')] },
  { id: '45', name: '广西', parentId: '0', isLeaf: false, children: [city('3', '南宁市'), city('4', '柳州市')] },
]
const row: RowInput = {
  ...newRow(),
  regions: { area: '广东省,', areaId: '1,2,' },
  firstPrice: '8',
  continuedPrice: '1.5',
}
const TEMPLATE: FreightTemplate = {
  id: '7',
  name: '珠三角钢材配送一',
  pricingMethod: 'WEIGHT',
  createTime: '',
  updateTime: '',
  freightTemplateChildList: [],
  goodsNum: null,
}
const template: TemplateInput = { name: '钢材', pricingMethod: 'WEIGHT', rows: [row] }

it.each([
  ['a whole province', ['1', '2'], '广东省,', '1,2,'],
  ['some of its cities', ['2'], '深圳市,', '2,'],
  ['both', ['4', '1', '2'], '广东省,柳州市,', '1,2,4,'],
  ['none', [], '', ''],
])('names %s', (_name, ids, area, areaId) => {
  const regions = regionsOf(new Set(ids), provinces)
  expect(regions).toEqual({ area, areaId })
  expect(citiesOf(regions).sort()).toEqual([...ids].sort())
})

describe('validating a template', () => {
  it.each<[string, Partial<TemplateInput>, Record<string, string>]>([
    ['complete', {}, {}],
    ['no name', { name: ' ' }, { name: '请填写模板名称' }],
    ['a long name', { name: '十一个字的模板名称超长' }, { name: '模板名称不能超过10个字' }],
    ['no rows', { rows: [] }, { rows: '必须保留一个子模板' }],
    ['free, whatever the rows', { pricingMethod: 'FREE', rows: [] }, {}],
    ['a row without cities', { rows: [newRow()] }, { 'rows[0].regions': '指定地区城市为空或指定错误' }],
    ['a city in two rows', { rows: [row, row] }, { 'rows[1].regions': '有城市与第 1 行重复' }],
    [
      'amounts of 0 and letters',
      { rows: [{ ...row, firstCompany: '0', continuedPrice: 'x' }] },
      {
        'rows[0].firstCompany': '首重（kg）应大于0且不超过999999，最多1位小数；吨数写作 2t',
        'rows[0].continuedPrice': '续费（元）应为数字',
      },
    ],
    ['a method that nobody knows', { pricingMethod: 'VOLUME' as PricingMethod }, { pricingMethod: '计价方式不能为空' }],
    ['weights in tonnes', { rows: [{ ...row, firstCompany: '1.5t', continuedCompany: '３０ 吨' }] }, {}],
    ['a price of 0', { rows: [{ ...row, firstPrice: '0' }] }, {}],
    [
      'half a piece',
      { pricingMethod: 'NUM', rows: [{ ...row, continuedCompany: '0.5' }] },
      { 'rows[0].continuedCompany': '续件（件）应为1-999的整数' },
    ],
  ])('%s', (_name, change, errors) => {
    expect(saidAll(validateTemplate({ ...template, ...change }))).toEqual(errors)
  })
})

describe('the request body of a template', () => {
  const wire = {
    area: '广东省,',
    areaId: '1,2,',
    firstCompany: 1,
    firstPrice: 8,
    continuedCompany: 1,
    continuedPrice: 1.5,
  }

  it.each([
    ['a new one', undefined, template, { name: '钢材', pricingMethod: 'WEIGHT', freightTemplateChildList: [wire] }],
    [
      'a saved one',
      '7',
      template,
      { id: '7', name: '钢材', pricingMethod: 'WEIGHT', freightTemplateChildList: [wire] },
    ],
    [
      'a new free one',
      undefined,
      { ...template, pricingMethod: 'FREE' as const },
      { name: '钢材', pricingMethod: 'FREE' },
    ],
    [
      'a saved free one',
      '7',
      { ...template, pricingMethod: 'FREE' as const },
      { id: '7', name: '钢材', pricingMethod: 'FREE', freightTemplateChildList: [] },
    ],
  ])('%s', (_name, id, values, body) => {
    expect(toBody(values, id)).toEqual(body)
  })

  it('has weights in kilograms, typed in kg or t', () => {
    const rows = [{ ...row, firstCompany: '1.5t', continuedCompany: '５００公斤' }]
    const list = [{ ...wire, firstCompany: 1500, continuedCompany: 500 }]
    expect(toBody({ ...template, rows }, undefined)).toMatchObject({ freightTemplateChildList: list })
  })

  it('has fees as numbers, however they were typed', () => {
    const rows = [{ ...row, firstPrice: '１２．５', continuedPrice: '1,200' }]
    const list = [{ ...wire, firstPrice: 12.5, continuedPrice: 1200 }]
    expect(validateTemplate({ ...template, rows })).toEqual({})
    expect(toBody({ ...template, rows }, undefined)).toMatchObject({ freightTemplateChildList: list })
  })

  it('is edited unchanged, copied under another name, and always has a row', () => {
    const stored: FreightTemplate = { ...TEMPLATE, pricingMethod: 'FREE' }
    expect(toInput(stored, false)).toEqual({ name: '珠三角钢材配送一', pricingMethod: 'FREE', rows: [newRow()] })
    expect(toInput({ ...stored, name: '十个字的模板名称呀呀' }, true).name).toBe('十个字的模板名称副本')
  })

  it('that was changed elsewhere differs by the cells of a row', () => {
    const saved = (change: object) => {
      const figures = { firstCompany: '10', firstPrice: '8', continuedCompany: '1', continuedPrice: '1.5' }
      const children = [{ area: '广东省,', areaId: '1,2,', ...figures, ...change }]
      return toInput({ ...TEMPLATE, freightTemplateChildList: children }, false)
    }
    const typed = saved({ firstPrice: '12' })
    const found = differencesOf(saved({}), typed, saved({ continuedPrice: '3' }))
    expect(found).toMatchObject([{ path: ['rows', 0, 'continuedPrice'], theirs: '3', isTouched: false }])
    expect(toBody(taking(typed, saved({ continuedPrice: '3' }), found), '7')).toMatchObject({
      freightTemplateChildList: [{ firstPrice: 12, continuedPrice: 3 }],
    })
  })
})
