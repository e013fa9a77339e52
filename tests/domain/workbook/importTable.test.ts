import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { headsError, type ImportAnswers, readTable, tableProblems } from '#domain/workbook/importTable'
import { readWorksheet } from '#domain/workbook/readWorksheet.mjs'
import { WORKBOOK_LIMITS } from '#domain/workbook/worksheet'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'

const COLUMNS: ImportColumn[] = [
  { field: 'code', label: '材料编码', kind: 'code' },
  { field: 'name', label: '材料名称', kind: 'text', required: true, aliases: ['名称'] },
  { field: 'unit', label: '单位', kind: 'text', required: true, aliases: ['计量单位'] },
  { field: 'quantity', label: '合同数量', kind: 'quantity', required: true, aliases: ['数量', '重量'] },
  { field: 'price', label: '含税单价', kind: 'number', required: true, aliases: ['单价', '单价（含税）'] },
  { field: 'day', label: '到货日期', kind: 'date' },
]
const HEADS = ['材料名称*', '单位', '合同数量', '含税单价']

const table = (rows: readonly WorksheetRow[], merges: readonly string[] = [], answers: ImportAnswers = {}) =>
  readTable(readWorksheet(new Uint8Array(worksheetOf(rows, merges)), WORKBOOK_LIMITS), COLUMNS, answers)
const valuesOf = ({ rows }: ReturnType<typeof table>) =>
  rows.map(({ at, values }) => [at, ...Object.values(values).filter((value) => value !== '')].join(' '))
const errorOf = (read: ReturnType<typeof table>) => {
  const error = headsError(read)
  return error && plain(error)
}

describe('heads', () => {
  it.each<[string, WorksheetRow[]]>([
    [
      'in any order',
      [
        ['含税单价', '合同数量', '单位', '材料名称'],
        [3555, 2, 't', '圆钢'],
      ],
    ],
    [
      'by their usual other names',
      [
        ['名称', '计量单位', '数量(t)', '单价（含税）'],
        ['圆钢', 't', 2, 3555],
      ],
    ],
    ['below a title and a blank row', [['三期钢筋清单'], [], HEADS, ['圆钢', 't', 2, 3555]]],
    [
      'over two rows',
      [
        ['材料名称', '单位', '数量与价', ''],
        ['', '', '合同数量', '含税单价'],
        ['圆钢', 't', 2, 3555],
      ],
    ],
    [
      'with a break inside',
      [
        ['材料\n名称', '单位', '合同\r\n数量', '含税单价\n（元）'],
        ['圆钢', 't', 2, 3555],
      ],
    ],
  ])('are found %s', (_, rows) => {
    const read = table(rows)
    expect(errorOf(read)).toBeNull()
    expect(read.rows.map(({ values }) => values)).toMatchObject([
      { name: '圆钢', unit: 't', quantity: '2', price: '3555' },
    ])
  })

  it('a label wins over another name, in whichever order they come', () => {
    const read = table([
      ['数量', '合同数量', '材料名称', '单位', '含税单价'],
      ['99', '2', '圆钢', 't', '1'],
    ])
    expect(read.rows[0]?.values.quantity).toBe('2')
    expect(read.map.unused).toEqual(['数量'])
  })

  it.each<[string, WorksheetRow[]]>([
    [
      '表头缺少：单位、含税单价；文件的表头是：材料名称、规格、数量',
      [
        ['材料名称', '规格', '数量'],
        ['圆钢', 'Φ8', 2],
      ],
    ],
    [
      '没有找到表头，缺少：材料名称、单位、合同数量、含税单价；文件的第一行是：圆钢、t、2',
      [
        ['圆钢', 't', 2],
        ['螺纹钢', 't', 3],
      ],
    ],
    ['文件中没有数据', []],
    [
      '有几列都像是：合同数量；请只留一列，或把表头改成模板里的名称',
      [
        ['材料名称', '单位', '数量', '重量', '含税单价'],
        ['圆钢', 't', 2, 3, 4],
      ],
    ],
  ])('that do not fit are all named: %s', (error, rows) => {
    expect(errorOf(table(rows))).toBe(error)
  })

  it('that are named by hand count, and a table without any loses no row', () => {
    const rows = [
      ['圆钢', 't', 2, 3555],
      ['螺纹钢', 't', 3, 3600],
    ]
    const places = { name: 0, unit: 1, quantity: 2, price: 3 }
    expect(valuesOf(table(rows, [], { places, isHeadless: true }))).toEqual(['1 圆钢 t 2 3555', '2 螺纹钢 t 3 3600'])
    const doubtful = [
      ['材料名称', '单位', '数量', '重量', '含税单价'],
      ['圆钢', 't', 2, 3, 4],
    ]
    const read = table(doubtful, [], { places: { quantity: 3 } })
    expect([errorOf(read), valuesOf(read)]).toEqual([null, ['2 圆钢 t 3 4']])
  })
})

describe('rows', () => {
  it('are numbered as in Excel; totals and repeated heads are left out and named, examples without a word', () => {
    const read = table([
      HEADS,
      ['示例（不导入）圆钢', 't', 1, 1],
      ['圆钢', 't', 2, 3555],
      [],
      HEADS,
      { cells: ['螺纹钢', 't', 3, 3600], isHidden: true },
      ['合 计', '', { formula: 'SUM(C3:C6)' }],
    ])
    expect(valuesOf(read)).toEqual(['3 圆钢 t 2 3555', '6 螺纹钢 t 3 3600'])
    expect(read.rows.map(({ isHidden }) => isHidden)).toEqual([false, true])
    expect(read.leftOut).toEqual([5, 7])
  })

  it('of a merged area have its text and its price, but its quantity only once', () => {
    const rows = [HEADS, ['圆钢', 't', 2, 3555], ['', 't', '', ''], ['', 't', 3, 1]]
    const read = table(rows, ['A2:A3', 'C2:C3', 'D2:D3'])
    expect(valuesOf(read)).toEqual(['2 圆钢 t 2 3555', '3 圆钢 t 3555', '4 t 3 1'])
    expect(read.rows.map(({ merged }) => merged)).toEqual([[], ['name', 'price'], []])
  })

  it('have codes and texts as a person sees them, and figures as they are', () => {
    const read = table([
      ['材料编码', ...HEADS],
      [
        { value: 3.1, code: '0.00' },
        { value: 18, code: '"Φ"0' },
        't',
        { value: 50, code: '0.000"吨"' },
        { value: 3555.5678, code: '"¥"#,##0.00' },
      ],
      [{ value: 123, code: '"RB-"0000' }, { value: 0.5, code: '# ?/?' }, 't', 2, 1],
      [{ value: 46_090, code: 'yyyymmdd' }, { value: 0.13, format: 'percent' }, 't', 2, 1],
      [{ value: 5, code: '[DBNum1]0' }, { value: 9, code: '[>5]0' }, 't', { value: 2, code: '[DBNum1]0' }, 1],
    ])
    expect(valuesOf(read).slice(0, 3)).toEqual([
      '2 3.10 Φ18 t 50 3555.5678',
      '3 RB-0123 1/2 t 2 1',
      '4 20260309 13% t 2 1',
    ])
    expect(tableProblems(read.rows, COLUMNS).map(plain)).toEqual([
      '第5行「材料编码」的数字格式无法识别，请把该列设为文本格式后重新填写',
      '第5行「材料名称」的数字格式无法识别，请把该列设为文本格式后重新填写',
    ])
  })

  it('name each cell whose content Excel has changed or not calculated', () => {
    const heads = ['材料编码', ...HEADS, '到货日期']
    const day = { value: 46_090, format: 'date' as const }
    const read = table([
      heads,
      [431234567890123000, '圆钢', 't', 2, 1, day],
      ['4.31234567890123E+17', day, 't', { error: '#N/A' }, { formula: 'A1' }, ''],
      [431234567890123, '4.3E+17', 't', day, 0.30000000000000004, '2026/3/9'],
    ])
    expect(tableProblems(read.rows, COLUMNS).map(plain)).toEqual([
      '第2行「材料编码」是超过15位的数字，末尾几位已被 Excel 改掉，请把该列设为文本格式后重新填写',
      '第3行「材料编码」是超过15位的数字，末尾几位已被 Excel 改掉，请把该列设为文本格式后重新填写',
      '第3行「材料名称」被 Excel 变成了日期 2026-03-09，请把该列设为文本格式后重新填写',
      '第3行「合同数量」是错误值 #N/A，请改正公式',
      '第3行「含税单价」的公式没有计算结果，请在 Excel 中打开并保存后再导入',
      '第4行「合同数量」被 Excel 变成了日期 2026-03-09，请把该列设为文本格式后重新填写',
    ])
  })
})
