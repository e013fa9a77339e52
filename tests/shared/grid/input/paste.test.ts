import { describe, expect, it } from 'vitest'
import type { GridColumn } from '#shared/grid/gridTypes'
import { parseTsv } from '#shared/grid/input/clipboard'
import { pasteBlock } from '#shared/grid/input/paste'

type Row = { key: string; name: string; unit: string; quantity: string; price: string; mode: string; amount: string }

const columns: GridColumn<Row>[] = [
  { field: 'name', label: '材料名称', kind: 'text', width: 100, aliases: ['名称', 'Material'] },
  { field: 'unit', label: '单位', kind: 'text', width: 60 },
  { field: 'quantity', label: '数量', kind: 'quantity', width: 100, aliases: ['重量'] },
  { field: 'price', label: '单价（含税）', kind: 'money', width: 100 },
  { field: 'mode', label: '方式', kind: 'select', width: 80, options: [{ value: 'P', label: '泵送' }] },
  { field: 'amount', label: '金额', kind: 'readonly', width: 100 },
]

const line = (key: string, part: Partial<Row> = {}): Row => {
  return { key, name: '', unit: '', quantity: '', price: '', mode: '', amount: '', ...part }
}
const cell = (row: number, col: number) => ({ top: row, bottom: row, left: col, right: col })
const put = (text: string, rows: Row[], target: ReturnType<typeof cell>, addRow?: () => Row) =>
  pasteBlock({ columns, rows, block: parseTsv(text), target, addRow })

describe('pasteBlock', () => {
  it('writes a block from the corner and parses each value by its kind', () => {
    const { rows, area, report } = put(
      '螺纹钢\tt\t1,234.5 吨\t¥3,850\t泵送\n圆钢\tt\t５００kg\t4000元/吨\t',
      [line('a'), line('b')],
      cell(0, 0),
    )
    expect(rows).toEqual([
      line('a', { name: '螺纹钢', unit: 't', quantity: '1234.500', price: '3850.00', mode: 'P' }),
      line('b', { name: '圆钢', unit: 't', quantity: '0.500', price: '4000.00' }),
    ])
    expect(area).toEqual({ top: 0, bottom: 1, left: 0, right: 4 })
    expect(report).toMatchObject({ rows: 2, cells: 10, skippedRows: 0, skippedColumns: [] })
  })

  it('takes texts as a spreadsheet shows them, as an import of the same cells does', () => {
    const { rows } = put('3.10\nΦ18\n 1/2 \nRB-0123', [line('a'), line('b'), line('c'), line('d')], cell(0, 0))
    expect(rows.map(({ name }) => name)).toEqual(['3.10', 'Φ18', '1/2', 'RB-0123'])
  })

  it.each<[string, string]>([
    ['labels in another order', '数量\t材料名称\n5\t圆钢'],
    ['aliases and letter case', '重量\tMATERIAL\n5\t圆钢'],
    ['marks of duty, units and spaces', '数量 (t)\t*材 料 名 称：\n5\t圆钢'],
  ])('maps columns by their header: %s', (_, text) => {
    const { rows, report } = put(text, [line('a', { unit: 't' })], cell(0, 3))
    expect(rows).toEqual([line('a', { unit: 't', name: '圆钢', quantity: '5.000' })])
    expect(report.rows).toBe(1)
  })

  it.each<[string, string]>([
    ['below a title', '材料清单（示例）\t\n\t\n数量\t材料名称\n5\t圆钢'],
    ['over two rows, merged', '材料名称\t数量与价\t\n\t数量\t单价（含税）\n圆钢\t5\t'],
  ])('finds a header %s', (_, text) => {
    const { rows, report } = put(text, [line('a', { unit: 't' })], cell(0, 0), () => line('new'))
    expect(rows).toEqual([line('a', { unit: 't', name: '圆钢', quantity: '5.000' })])
    expect(report.skippedColumns).toEqual([])
  })

  it('adds no lines for blank rows at the end of a block', () => {
    const { rows } = put('1\t2\n\t \n\t\u00a0\n', [line('a')], cell(0, 2), () => line('new'))
    expect(rows).toHaveLength(1)
  })

  it('does not match 单价（不含税） to 单价（含税）, and says so', () => {
    const { rows, report } = put('名称\t单价（不含税）\n圆钢\t35', [line('a')], cell(0, 0))
    expect(rows[0]).toEqual(line('a', { name: '圆钢' }))
    expect(report.skippedColumns).toEqual(['单价（不含税）'])
  })

  it('treats a first row of values as values', () => {
    const { rows } = put('数量不明\t5\n圆钢\t6', [line('a'), line('b')], cell(0, 0))
    expect(rows.map((row) => row.name)).toEqual(['数量不明', '圆钢'])
  })

  it('keeps values it cannot parse', () => {
    const { rows, report } = put('大约5\t面议\t人工', [line('a')], cell(0, 2))
    expect(rows[0]).toMatchObject({ quantity: '大约5', price: '面议', mode: '人工' })
    expect(report).toMatchObject({ cells: 3 })
  })

  it('appends rows when the grid allows new ones', () => {
    let next = 0
    const { rows, report } = put('1\n2\n3', [line('a')], cell(0, 2), () => line(`new${next++}`))
    expect(rows.map(({ key, quantity }) => [key, quantity])).toEqual([
      ['a', '1.000'],
      ['new0', '2.000'],
      ['new1', '3.000'],
    ])
    expect(report).toMatchObject({ rows: 3, addedRows: 2, skippedRows: 0 })
  })

  it('leaves out rows of totals and counts them, but takes a single cell of that text', () => {
    const block = '螺纹钢\tt\t5\n合计\t\t5\n圆钢\tt\t6'
    const { rows, report } = put(block, [line('a'), line('b'), line('c')], cell(0, 0))
    expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['螺纹钢', '5.000'],
      ['圆钢', '6.000'],
      ['', ''],
    ])
    expect(report).toMatchObject({ rows: 2, totalRows: 1 })
    expect(put('合计', [line('a')], cell(0, 0)).rows).toEqual([line('a', { name: '合计' })])
  })

  it('reports rows and columns that do not fit', () => {
    const { rows, report, area } = put('1\t2\tP\t9\t多\n3\t4\tP\t9\t', [line('a')], cell(0, 2))
    expect(rows).toHaveLength(1)
    expect(report).toMatchObject({ rows: 1, skippedRows: 1, skippedColumns: ['#5'] })
    expect(area).toEqual({ top: 0, bottom: 0, left: 2, right: 5 })
  })

  it('skips locked cells and counts those that would have changed', () => {
    const rows = [line('a', { amount: '1234.50' }), line('b', { amount: '5.00' })]
    const result = put('P\t1,234.50\nP\t6.00', rows, cell(0, 4))
    expect(result.rows.map((row) => row.amount)).toEqual(['1234.50', '5.00'])
    expect(result.report.locked).toBe(1)
  })

  it('fills the whole selection with a single value', () => {
    const { rows, report } = put('7\r\n', [line('a'), line('b'), line('c')], { top: 0, bottom: 1, left: 2, right: 3 })
    expect(rows.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['7.000', '7.00'],
      ['7.000', '7.00'],
      ['', ''],
    ])
    expect(report.cells).toBe(4)
  })

  it('recalculates each row once, after all its cells', () => {
    const seen: string[] = []
    const compute = (row: Row) => {
      seen.push(`${row.key}:${row.quantity}×${row.price}`)
      return { ...row, amount: 'done' }
    }
    const { rows } = pasteBlock({
      columns,
      rows: [line('a'), line('b')],
      block: [['2', '3']],
      target: cell(0, 2),
      compute,
    })
    expect(seen).toEqual(['a:2.000×3.00'])
    expect(rows.map((row) => row.amount)).toEqual(['done', ''])
  })
})
