import { describe, expect, it } from 'vitest'
import { findHeader, headerWord } from '#domain/cell/headerDetection'

const isKnown = (word: string) => ['材料名称', '规格型号', '合同数量', '含税单价', '税率'].includes(word)

describe('headerWord', () => {
  it.each([
    ['材料名称*', '材料名称'],
    [' 合同 数量（ t ）', '合同数量'],
    ['税率(％)', '税率'],
    ['含税单价（元/吨）', '含税单价'],
    ['单价（不含税）', '单价(不含税)'],
  ])('%j is %j', (word, expected) => {
    expect(headerWord(word)).toBe(expected)
  })
})

describe('findHeader', () => {
  it('finds the first row', () => {
    expect(
      findHeader(
        [
          ['材料名称', '合同数量'],
          ['圆钢', '5'],
        ],
        isKnown,
      ),
    ).toMatchObject({ above: 0, end: 1 })
  })

  it('skips title rows', () => {
    const rows = [['合同材料清单'], ['日期', '2024-03-01'], ['材料名称*', '合同数量(t)'], ['圆钢', '5']]
    expect(findHeader(rows, isKnown)).toMatchObject({ above: 2, end: 3 })
  })

  it('joins two merged header rows', () => {
    const rows = [
      ['材料名称', '规格型号', '价格', ''],
      ['', '', '含税单价', '税率'],
      ['圆钢', '6', '5', '13'],
    ]
    expect(findHeader(rows, isKnown)).toEqual({ words: ['材料名称', '规格型号', '含税单价', '税率'], above: 0, end: 2 })
  })

  it('returns null when there are only values', () => {
    expect(
      findHeader(
        [
          ['圆钢', '5'],
          ['螺纹钢', '6'],
        ],
        isKnown,
      ),
    ).toBeNull()
  })
})
