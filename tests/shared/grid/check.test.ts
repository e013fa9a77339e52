import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { checkRows } from '#shared/grid/check'
import type { GridColumn } from '#shared/grid/gridTypes'

type Row = { key: string; name: string; quantity: string; date: string; mode: string; isOpen?: boolean }

const columns: GridColumn<Row>[] = [
  { field: 'name', label: '名称', kind: 'text', width: 100, required: true, maxLength: 4 },
  {
    field: 'quantity',
    label: '数量',
    kind: 'quantity',
    width: 100,
    required: true,
    editable: (row) => row.isOpen !== false,
  },
  { field: 'date', label: '日期', kind: 'date', width: 100 },
  { field: 'mode', label: '方式', kind: 'select', width: 100, options: [{ value: 'P', label: '泵送' }] },
]
const good: Row = { key: 'a', name: '圆钢', quantity: '1.000', date: '', mode: '' }
const t = ((text: string, params: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))) as unknown as TFunction

describe('checkRows', () => {
  it.each<[string, Partial<Row>, Record<string, string>]>([
    ['a good line', {}, {}],
    ['empty required cells', { name: ' ', quantity: '' }, { 'a.name': '必填', 'a.quantity': '必填' }],
    ['a required cell that takes no input', { quantity: '', isOpen: false }, {}],
    ['a text that is no number', { quantity: '约5' }, { 'a.quantity': '不是数字' }],
    ['too many decimals', { quantity: '1.23456' }, { 'a.quantity': '最多 3 位小数' }],
    ['a text that is too long', { name: '热轧圆钢筋' }, { 'a.name': '最多 4 个字' }],
    [
      'an unknown option and a bad date',
      { mode: 'X', date: '2024-02-30' },
      { 'a.date': '日期应为 年-月-日', 'a.mode': '不在可选项中' },
    ],
  ])('%s', (_, part, expected) => {
    expect(checkRows(columns, [{ ...good, ...part }], t)).toEqual(expected)
  })
})
