import { expect, it } from 'vitest'
import { leftOutText, otherRow } from '#domain/cell/importRows'
import { plain } from '#domain/text'

const HEAD = ['材料名称*', '规格型号', '合同数量（t）']

it.each([
  [['螺纹钢', 'Φ12', '3'], null],
  [['合计', '', '3'], 'total'],
  [['', ' 合　计：', '3'], 'total'],
  [['本页小计（吨）', '', '3'], 'total'],
  [['合计量测仪', 'HJ', '3'], null],
  [['材料名称', '规格型号*', '合同数量'], 'head'],
  [['材料名称', '', '合同数量'], 'head'],
  [['材料名称', 'Φ12', '3'], null],
  // One cell alone may be a material that is named like its column.
  [['材料名称', '', ''], null],
  [['示例（不导入）', 'Φ12', '3'], 'example'],
  [['螺纹钢', '示例(不导入)：Φ12', '3'], 'example'],
  [['示例', 'Φ12', '3'], null],
  [['', '', ''], null],
])('takes %j for %s', (cells, other) => {
  expect(otherRow(cells, HEAD)).toBe(other)
})

it('names the rows that were left out', () => {
  expect(leftOutText([])).toBeNull()
  expect(plain(leftOutText([7, '12']) ?? { text: '' })).toBe('第7、12行是合计或重复的表头，没有导入')
})
