import { describe, expect, it } from 'vitest'
import {
  batchError,
  emptySku,
  lostRows,
  matrixOf,
  type SkuRow,
  totalStock,
  withBatch,
} from '#features/mall/goods/publish/skus/skuMatrix'
import { type SpecInput, withValues } from '#features/mall/goods/publish/specs/goodsSpecs'

const spec = (key: string, name: string, ...texts: string[]): SpecInput => withValues({ key, name, values: [] }, texts)
const COLOUR = spec('s1', '颜色', '红', '蓝')
const SIZE = spec('s2', '尺寸', '大', '小')
const textsOf = (rows: readonly SkuRow[]) => rows.map(({ spec0, spec1 }) => `${spec0}${spec1}`)
/** Stored rows with typed input. */
const typed = (rows: readonly SkuRow[]) =>
  rows.map((row, at) => ({ ...row, id: `id${at}`, price: `${at + 1}`, quantity: '5', sn: `N${at}` }))
const without = (one: SpecInput, text: string) => ({
  ...one,
  values: one.values.filter((value) => value.text !== text),
})

describe('the matrix of SKUs', () => {
  it('has a row for each combination, in the order of the specs', () => {
    expect(textsOf(matrixOf([COLOUR, SIZE], [emptySku()]))).toEqual(['红大', '红小', '蓝大', '蓝小'])
    expect(matrixOf([], [])).toEqual([emptySku()])
  })

  it('keeps ids and figures when a value is added, removed or renamed', () => {
    const before = typed(matrixOf([COLOUR, SIZE], [emptySku()]))
    const more = matrixOf([withValues(COLOUR, ['绿']), SIZE], before)
    expect(more.map(({ id }) => id)).toEqual(['id0', 'id1', 'id2', 'id3', '', ''])
    const fewer = matrixOf([without(COLOUR, '红'), SIZE], before)
    expect(fewer.map(({ id, price }) => [id, price])).toEqual([
      ['id2', '3'],
      ['id3', '4'],
    ])
    const renamed = { ...COLOUR, values: COLOUR.values.map((value) => ({ ...value, text: `深${value.text}` })) }
    expect(matrixOf([renamed, SIZE], before).map(({ id, spec0 }) => [id, spec0])).toEqual([
      ['id0', '深红'],
      ['id1', '深红'],
      ['id2', '深蓝'],
      ['id3', '深蓝'],
    ])
  })

  it('splits a row by a new spec: the first keeps its id, the others start with its price, without its stock', () => {
    const before = typed(matrixOf([COLOUR], [emptySku()]))
    const after = matrixOf([COLOUR, SIZE], before)
    expect(after.map(({ id, price, quantity, sn }) => [id, price, quantity, sn])).toEqual([
      ['id0', '1', '5', 'N0'],
      ['', '1', '', ''],
      ['id1', '2', '5', 'N1'],
      ['', '2', '', ''],
    ])
  })

  it('counts the filled rows that a removal costs', () => {
    const filled = typed(matrixOf([COLOUR, SIZE], [emptySku()]))
    expect(lostRows([COLOUR], filled)).toBe(2)
    expect(lostRows([without(COLOUR, '红'), SIZE], filled)).toBe(2)
    expect(lostRows([], filled)).toBe(3)
    expect(lostRows([COLOUR, SIZE], filled)).toBe(0)
    expect(lostRows([], matrixOf([COLOUR, SIZE], [emptySku()]))).toBe(0)
  })

  it('merges rows when a spec is removed: the first one stays', () => {
    const before = typed(matrixOf([COLOUR, SIZE], [emptySku()]))
    expect(matrixOf([COLOUR], before).map(({ id, spec0, spec1 }) => [id, spec0, spec1])).toEqual([
      ['id0', '红', ''],
      ['id2', '蓝', ''],
    ])
    expect(matrixOf([], before).map(({ id }) => id)).toEqual(['id0'])
  })

  it('stays unchanged beyond 1000 rows; of 1000 rows the unchanged keep their objects', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `值${at}`)
    const specs = ['甲', '乙', '丙'].map((name, at) => spec(`s${at + 1}`, name, ...ten))
    const rows = matrixOf(specs, [emptySku()])
    expect(rows).toHaveLength(1000)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(1000)
    const again = matrixOf(specs, rows)
    expect(again.every((row, at) => row === rows[at])).toBe(true)
    expect(matrixOf([...specs, spec('s4', '丁', '一', '二')], rows)).toEqual(rows)
    expect(
      matrixOf(
        specs.map((one) => without(one, '值9')),
        rows,
      ),
    ).toHaveLength(729)
  })
})

describe('the batch bar', () => {
  it('sets typed figures in the rows of chosen values, and numbers the codes', () => {
    const rows = matrixOf([COLOUR, SIZE], [emptySku()])
    const set = withBatch(rows, { spec0: '蓝', spec1: '' }, { price: '9.9', quantity: '', sn: 'AB' })
    expect(set.map(({ price, quantity, sn }) => [price, quantity, sn])).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['9.9', '', 'AB-03'],
      ['9.9', '', 'AB-04'],
    ])
    expect(set[0]).toBe(rows[0])
    expect(totalStock(withBatch(rows, {}, { quantity: '12' }))).toBe('48')
  })

  it.each([
    [{ price: '1.5', weight: '0.125', quantity: '3' }, null],
    [{ price: '1.555' }, '请输入数字，最多两位小数'],
    [{ quantity: '1.5' }, '请输入0~99999999之间的整数'],
    [{ price: '0' }, '商品SKU价格不能小于等于0'],
    [{ price: '100000000' }, '商品价格设置超过上限值'],
    [{ weight: 'a' }, '重量应为数字'],
    [{ weight: '-1' }, '商品重量不能为负数'],
    [{ weight: '0.1255' }, '重量最多保留3位小数'],
  ])('rejects %j with %s', (figures, error) => {
    expect(batchError(figures)?.text ?? null).toBe(error)
  })
})
