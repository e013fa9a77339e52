import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  liveSpecs,
  newSpec,
  type SpecInput,
  skuCount,
  specErrors,
  withValues,
} from '#features/mall/goods/publish/specs/goodsSpecs'

const spec = (key: string, name: string, ...texts: string[]): SpecInput => withValues({ key, name, values: [] }, texts)
const errorsOf = (specs: SpecInput[], hasImages = false) =>
  Object.fromEntries(Object.entries(specErrors(specs, hasImages)).map(([path, error]) => [path, plain(error)]))

describe('the errors of specs', () => {
  it.each<[string, SpecInput[], Record<string, string>]>([
    ['none', [spec('s1', '颜色', '红', '蓝')], {}],
    ['a repeated value', [spec('s1', '颜色', '红', '蓝', '红')], { 's1-v3': '存在重复规格值！' }],
    ['a repeated name', [spec('s1', '颜色', '红'), spec('s2', ' 颜色 ', '大')], { s2: '存在重复规格项！' }],
    ['no name', [spec('s1', ' ', '红')], { s1: '规格项不能为空！' }],
    ['no value', [spec('s1', '颜色')], { s1: '至少保留一个规格值！' }],
    ['a field’s name', [spec('s1', 'price', '红')], { s1: '规格项不能叫“price”' }],
    [
      'eleven Chinese characters',
      [spec('s1', '颜色', '一二三四五六七八九十一')],
      { 's1-v1': '规格值最多十个字符长度！' },
    ],
    ['twenty Latin ones', [spec('s1', '规格', 'ABCDEFGHIJ0123456789')], {}],
  ])('%s', (_name, specs, errors) => {
    expect(errorsOf(specs)).toEqual(errors)
  })

  it('require a picture for each value of the first spec only', () => {
    expect(errorsOf([spec('s1', '颜色', '红'), spec('s2', '尺寸', '大')], true)).toEqual({
      's1-v1-image': '开启规格图片，所有规格图片不能为空！',
    })
  })

  it('reject more than 1000 combinations', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `值${at}`)
    const four = ['甲', '乙', '丙', '丁'].map((name, at) => spec(`s${at + 1}`, name, ...ten))
    expect(errorsOf(four.slice(0, 3))).toEqual({})
    expect(errorsOf(four).all).toBe('规格组合不能超过1000个，现在有10000个：请减少规格值')
  })
})

describe('specs', () => {
  it('count only with a unique name, by their distinct values', () => {
    const specs = [
      spec('s1', '颜色', '红', '红', '蓝'),
      spec('s2', '', '大'),
      spec('s3', '颜色', '绿'),
      spec('s4', '空'),
    ]
    expect(liveSpecs(specs).map(({ name, values }) => [name, values.length])).toEqual([['颜色', 2]])
    expect(skuCount(specs)).toBe(2)
    expect(skuCount([])).toBe(1)
  })

  it('take at most ten values, each under a unique key', () => {
    const full = spec('s1', '颜色', ...Array.from({ length: 12 }, (_, at) => String(at)))
    expect(full.values).toHaveLength(10)
    const less = { ...full, values: full.values.filter(({ key }) => key !== 's1-v3') }
    expect(withValues(less, ['新']).values.at(-1)).toEqual({ key: 's1-v11', text: '新', image: '' })
    expect(newSpec([full, spec('s7', '尺寸')]).key).toBe('s8')
  })
})
