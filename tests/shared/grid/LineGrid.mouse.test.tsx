import { fireEvent } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { cell, focused, line, renderGrid, startWords } from './gridScreen'

beforeAll(startWords)

const rows = [
  line('a', { name: '螺纹钢', quantity: '2.500', price: '1234.50' }),
  line('b', { name: '圆钢', quantity: '-5.000', price: '20.00' }),
]
const input = () => document.activeElement as HTMLInputElement
/** What the pointer hits in a cell: the input, where the cell is active. */
const hit = (row: number, head: string) => cell(row, head).querySelector('input') ?? cell(row, head)
const selection = () => input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0)

describe('a click on the active cell', () => {
  it.each<[clicks: number, row: number, head: string, field: 'quantity' | 'price' | 'name', typed: string]>([
    [1, 1, '送货数量', 'quantity', '3'],
    [2, 1, '送货数量', 'quantity', '3'],
    [3, 1, '送货数量', 'quantity', '7'],
    [2, 2, '送货数量', 'quantity', '5'],
    [2, 1, '单价', 'price', '9.5'],
    [2, 1, '材料名称', 'name', '板'],
  ])('after %i clicks typing replaces the text of line %i, %s', async (clicks, row, head, field, typed) => {
    const { user, value } = renderGrid({ rows })
    for (let at = 0; at < clicks; at++) {
      await user.click(hit(row, head))
      // Two clicks far apart, not a double click.
      await user.pointer({ target: document.body })
    }
    expect(selection()).toBe(input().value)
    await user.keyboard(typed)
    expect(value()[row - 1]?.[field]).toBe(typed)
  })

  it('replaces a cell that was typed in and left by Enter and by clicking', async () => {
    const { user, value } = renderGrid({ rows })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('12.5{Enter}')
    await user.click(hit(1, '送货数量'))
    await user.pointer({ target: document.body })
    await user.click(input())
    await user.keyboard('7{Enter}')
    expect(value()[0]?.quantity).toBe('7.000')
  })

  it('collapses a block to that cell, and dragging from it selects again', async () => {
    const { user, value } = renderGrid({ rows })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await user.click(input())
    await user.keyboard('{Delete}')
    expect(value().map(({ quantity }) => quantity)).toEqual(['', '-5.000'])
    fireEvent.mouseDown(input(), { buttons: 1 })
    fireEvent.mouseMove(cell(2, '送货数量'), { buttons: 1 })
    await user.keyboard('{Delete}')
    expect(value().map(({ quantity }) => quantity)).toEqual(['', ''])
  })

  it('keeps replacing when a right click has placed a caret', async () => {
    const { user, value } = renderGrid({ rows })
    await user.click(cell(1, '送货数量'))
    input().setSelectionRange(0, 0)
    await user.keyboard('3')
    expect(value()[0]?.quantity).toBe('3')
  })

  it('places the caret only in a cell that is already open', async () => {
    const { user, value } = renderGrid({ rows })
    await user.click(cell(1, '材料名称'))
    await user.keyboard('{F2}')
    await user.pointer({ keys: '[MouseLeft]', target: input(), offset: 0 })
    await user.keyboard('热')
    expect(value()[0]?.name).toBe('热螺纹钢')
  })
})

describe('a double click', () => {
  it.each([false, true])('edits the text at its end, also when the cell was active: %s', async (wasActive) => {
    const { user, value } = renderGrid({ rows })
    if (wasActive) await user.click(cell(1, '单价'))
    await user.dblClick(cell(1, '单价'))
    expect(input().value).toBe('1234.50')
    await user.keyboard('{Backspace}5{Enter}')
    expect(value()[0]?.price).toBe('1234.55')
  })

  it('changes nothing in a cell that cannot be edited', async () => {
    const { user, value } = renderGrid({ rows, disabled: true })
    await user.dblClick(cell(1, '单价'))
    await user.keyboard('5')
    expect(value()).toBe(rows)
  })

  it('leaves a list of options to the browser', async () => {
    const { user } = renderGrid({ rows })
    await user.dblClick(cell(1, '方式'))
    expect(focused()).toBe('第1行 方式')
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('第2行 方式')
  })
})

describe('an input method', () => {
  it.each<[clicks: number]>([[1], [2]])('replaces the cell after %i clicks', async (clicks) => {
    const { user, value } = renderGrid({ rows })
    for (let at = 0; at < clicks; at++) {
      await user.click(hit(1, '材料名称'))
      await user.pointer({ target: document.body })
    }
    fireEvent.keyDown(input(), { key: 'Process', keyCode: 229 })
    fireEvent.compositionStart(input())
    // The browser puts the composed text in place of the selection.
    expect(selection()).toBe('螺纹钢')
    fireEvent.change(input(), { target: { value: 'ban' } })
    fireEvent.change(input(), { target: { value: '板' } })
    fireEvent.compositionEnd(input(), { data: '板' })
    expect(value()[0]?.name).toBe('板')
  })

  it('that is cancelled leaves the cell as it was', async () => {
    const { user, value } = renderGrid({ rows })
    await user.click(cell(1, '材料名称'))
    fireEvent.compositionStart(input())
    fireEvent.change(input(), { target: { value: 'ban' } })
    fireEvent.change(input(), { target: { value: '' } })
    fireEvent.compositionEnd(input(), { data: '' })
    await user.keyboard('{Enter}')
    expect(value()).toBe(rows)
  })
})
