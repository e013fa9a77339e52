import { describe, expect, it } from 'vitest'
import { field } from '#domain/field'
import { columnWidth, headWidth, textWidth } from '#shared/fields/columnWidth'

const words: Record<string, string> = { 合同类型: 'Contract type', 已对账未结算: 'Reconciled, unsettled' }
const english = (text: string) => words[text] ?? text
const chinese = (text: string) => text
const bill = field('status', '状态', { table: { 1: { label: '已对账未结算', color: 'warning' } } })

describe('the width of a column', () => {
  it('is the configured one when header and labels are shorter', () => {
    const code = field('text', '编号', { width: 168 })
    expect(columnWidth(code, { t: chinese, isSortable: true })).toBe(168)
    expect(columnWidth(code, { t: chinese, isSortable: false, least: 190 })).toBe(190)
  })

  it('fits a longer header, and the arrows of a sortable one', () => {
    const type = field('text', '合同类型', { width: 60 })
    const plain = columnWidth(type, { t: english, isSortable: false })
    expect(plain).toBeGreaterThan(headWidth('Contract type'))
    expect(columnWidth(type, { t: english, isSortable: true })).toBeGreaterThan(plain)
  })

  it('fits the longest label of a status', () => {
    expect(columnWidth(bill, { t: english, isSortable: false })).toBeGreaterThan(textWidth('Reconciled, unsettled', 12))
    expect(columnWidth(bill, { t: english, isSortable: false })).toBeGreaterThan(
      columnWidth(bill, { t: chinese, isSortable: false }),
    )
  })
})

it('counts full-width characters as one em and grows with the font', () => {
  expect(textWidth('结算单号')).toBe(56)
  expect(textWidth('结算单号', 12)).toBe(48)
  expect(textWidth('WWW')).toBeGreaterThan(textWidth('iii'))
})
