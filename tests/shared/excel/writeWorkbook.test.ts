import { describe, expect, it } from 'vitest'
import { type WorkbookColumn, writeWorkbook } from '#shared/excel/writeWorkbook'
import { rowsOfFile } from '#tests/kit/worksheet'
import { cellsOf, partsOf } from '#tests/kit/xlsx'

describe('a sheet', () => {
  it('reads back as written: words, figures with all digits, and formula-like text as text', async () => {
    const columns = [{ head: '名称' }, { head: '数量', isNumber: true }]
    const rows = [
      ['=1+1', '35.678'],
      ['+86', '-0.005'],
      ['-x', '0.1'],
      ['@sum', '1234567890123456.78'],
      ['', '12吨'],
      ['13', ''],
      ['=cmd|"/c calc"!A1', '4105.5'],
    ]
    const sheet = await writeWorkbook(columns, rows)
    expect(await rowsOfFile(sheet)).toEqual([['名称', '数量'], ...rows])
  })

  it.each<[text: string, column: Partial<WorkbookColumn>, cell: { type: string; text: string; format?: string }]>([
    ['1234567.80', { isNumber: true, format: 'grouped' }, { type: 'n', text: '1234567.8', format: '#,##0.00' }],
    ['-0.109', { isNumber: true, format: 'grouped' }, { type: 'n', text: '-0.109', format: '#,##0.000' }],
    ['120', { isNumber: true, format: 'grouped' }, { type: 'n', text: '120', format: '#,##0' }],
    ['0.00', { isNumber: true, format: 'grouped' }, { type: 'n', text: '0', format: '#,##0.00' }],
    ['13', { isNumber: true, format: 'percent' }, { type: 'n', text: '0.13', format: '0%' }],
    ['5.5', { isNumber: true, format: 'percent' }, { type: 'n', text: '0.055', format: '0.0%' }],
    ['7', { isNumber: true }, { type: 'n', text: '7', format: '0' }],
    ['9007199254740993', { isNumber: true }, { type: 's', text: '9007199254740993' }],
    ['123456789012345', { isNumber: true }, { type: 'n', text: '123456789012345' }],
    ['1234567890123.45', { isNumber: true, format: 'grouped' }, { type: 'n', text: '1234567890123.45' }],
    ['12345678901234.56', { isNumber: true, format: 'grouped' }, { type: 's', text: '12345678901234.56' }],
    ['1e400', { isNumber: true }, { type: 's', text: '1e400' }],
    ['Infinity', { isNumber: true }, { type: 's', text: 'Infinity' }],
    ['=HYPERLINK("http://x","y")', {}, { type: 's', text: '=HYPERLINK("http://x","y")' }],
    ['+1', {}, { type: 's', text: '+1' }],
    ['-1+2', {}, { type: 's', text: '-1+2' }],
    ['@SUM(A1)', {}, { type: 's', text: '@SUM(A1)' }],
    ['\t=1', {}, { type: 's', text: '\t=1' }],
    ['\r=1', {}, { type: 's', text: '\r=1' }],
    ['=1+1', { isNumber: true }, { type: 's', text: '=1+1' }],
    ['1123598815738675201', {}, { type: 's', text: '1123598815738675201' }],
    ['<b>&amp;"', {}, { type: 's', text: '<b>&amp;"' }],
    ['a\u0000\u000bb', {}, { type: 's', text: 'ab' }],
    ['constructor', {}, { type: 's', text: 'constructor ' }],
    ['__proto__', {}, { type: 's', text: '__proto__ ' }],
    ['字'.repeat(40_000), {}, { type: 's', text: '字'.repeat(32_767) }],
  ])('holds %j of a column %j as %j', async (text, column, cell) => {
    const file = await writeWorkbook([{ head: 'H', ...column }], [[text]])
    expect((await cellsOf(file)).A2).toMatchObject(cell)
  })

  it('contains no formula, and has its name and a frozen header', async () => {
    const file = await writeWorkbook(
      [{ head: '=A1' }, { head: '数量', isNumber: true }],
      [['=1', '2']],
      '送货单/[2024]*?',
    )
    const parts = await partsOf(file)
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sheet).not.toContain('<f>')
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"/)
    expect(parts['xl/workbook.xml']).toContain('name="送货单2024"')
  })

  it('of thousands of rows reads back completely', async () => {
    const rows = Array.from({ length: 4999 }, (_, at) => [`材料 ${at}`, `${at}.125`])
    const read = await rowsOfFile(await writeWorkbook([{ head: '名称' }, { head: '数量', isNumber: true }], rows))
    expect(read.slice(1)).toEqual(rows)
  })
})
