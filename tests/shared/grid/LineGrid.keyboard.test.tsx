import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { cell, compute, copy, focused, grid, line, paste, renderGrid, startWords, threeLines } from './gridScreen'

beforeAll(startWords)

describe('keyboard', () => {
  it('moves and selects without changing anything', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '材料名称'))
    expect(focused()).toBe('第1行 材料名称')
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('第2行 送货数量')
    await user.keyboard('{End}')
    expect(focused()).toBe('第2行 金额')
    await user.keyboard('{Home}{Enter}')
    expect(focused()).toBe('第3行 材料名称')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(focused()).toBe('第2行 材料名称')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('第3行 材料名称')
    expect(value()).toBe(threeLines)
  })

  it('Tab moves over editable cells and leaves the grid at both ends', async () => {
    const { user } = renderGrid()
    screen.getByText('before').focus()
    await user.tab()
    expect(focused()).toBe('第1行 材料名称')
    await user.tab()
    await user.tab()
    await user.tab()
    expect(focused()).toBe('第1行 方式')
    await user.tab()
    expect(focused()).toBe('第2行 材料名称')
    await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}')
    await user.tab()
    expect(screen.getByText('after')).toBe(document.activeElement)
    await user.tab({ shift: true })
    expect(focused()).toBe('第3行 方式')
    await user.keyboard('{Control>}{Home}{/Control}')
    await user.tab({ shift: true })
    expect(screen.getByText('before')).toBe(document.activeElement)
  })

  it('Escape and Tab leave from anywhere', async () => {
    const { user } = renderGrid()
    await user.click(cell(1, '送货数量'))
    await user.keyboard('{Escape}')
    await user.tab()
    expect(screen.getByText('after')).toBe(document.activeElement)
  })

  it('typing replaces the cell, updates live, and is formatted when the cell is left', async () => {
    const { user, value } = renderGrid({ compute })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('12.5')
    expect(value()[0]).toMatchObject({ quantity: '12.5', amount: '15431.25' })
    expect(value()[1]).toBe(threeLines[1])
    await user.keyboard('{Enter}')
    expect(value()[0]?.quantity).toBe('12.500')
    expect(focused()).toBe('第2行 送货数量')
  })

  it('reads full-width digits, dots, commas and spaces in figures, typed and pasted', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '送货数量'))
    await user.keyboard('１２．５{Enter}１２。５{Enter}')
    await user.click(cell(1, '单价'))
    paste('１，２３４．５０\n　２ ３４５。６')
    expect(value().map(({ quantity, price }) => [quantity, price])).toEqual([
      ['12.500', '1234.50'],
      ['12.500', '2345.60'],
      ['3.000', '30.00'],
    ])
  })

  it('arrows leave a typed cell; after F2 they move in the text', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '材料名称'))
    await user.keyboard('板{ArrowRight}')
    expect(focused()).toBe('第1行 送货数量')
    await user.keyboard('{ArrowLeft}{F2}{ArrowLeft}厚{ArrowRight}材{Enter}')
    expect(value()[0]?.name).toBe('厚板材')
  })

  it('Escape restores the value with a word, and Ctrl+Y brings back what was typed', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '送货数量'))
    await user.keyboard('99{Escape}')
    expect(value()[0]?.quantity).toBe('1.000')
    expect(screen.getByText('已恢复为 1.000，Ctrl+Y 找回刚才输入的').closest('[aria-live]')).toBeTruthy()
    await user.keyboard('{Control>}y{/Control}')
    expect(value()[0]?.quantity).toBe('99')
  })

  it('Escape leaves no step of the typed text to undo', async () => {
    const { user, value } = renderGrid({ compute })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('99{Escape}')
    expect(value()[0]).toBe(threeLines[0])
    await user.keyboard('{Control>}z{/Control}')
    expect(value()[0]).toBe(threeLines[0])
  })

  it('Delete clears a block, Ctrl+D fills it down, each in one step', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '送货数量'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}')
    await user.keyboard('{Control>}d{/Control}')
    expect(value().map(({ quantity, price }) => [quantity, price])).toEqual([
      ['1.000', '1234.50'],
      ['1.000', '1234.50'],
      ['1.000', '1234.50'],
    ])
    await user.keyboard('{Delete}')
    expect(value().every(({ quantity, price }) => quantity === '' && price === '')).toBe(true)
    await user.keyboard('{Control>}zz{/Control}')
    expect(value()).toEqual(threeLines)
    await user.keyboard('{Control>}y{/Control}')
    expect(value()[2]?.quantity).toBe('1.000')
  })

  it('Ctrl+D on one cell copies the cell above', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(2, '材料名称'))
    await user.keyboard('{Control>}d{/Control}')
    expect(value()[1]?.name).toBe('螺纹钢')
  })

  it('chooses an option by its first letters or from the list', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '方式'))
    await user.selectOptions(screen.getByRole('combobox', { name: '第1行 方式' }), '自卸')
    expect(value()[0]?.mode).toBe('D')
    await user.keyboard('{Delete}')
    expect(value()[0]?.mode).toBe('')
  })

  it('accepts Chinese from an input method when the composition ends', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '材料名称'))
    const input = document.activeElement as HTMLInputElement
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: 'gang' } })
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    expect(value()[0]?.name).toBe('螺纹钢')
    fireEvent.change(input, { target: { value: '钢板' } })
    fireEvent.compositionEnd(input, { data: '钢板' })
    expect(value()[0]?.name).toBe('钢板')
    expect(focused()).toBe('第1行 材料名称')
    await user.keyboard('{Escape}')
    expect(value()[0]?.name).toBe('螺纹钢')
  })

  it('a disabled grid can be read and copied but not changed', async () => {
    const { user, value } = renderGrid({ disabled: true, allowDelete: true })
    await user.click(cell(1, '材料名称'))
    await user.keyboard('x{Delete}{Control>}{Delete}{/Control}')
    paste('圆钢')
    expect(value()).toBe(threeLines)
    expect(copy()).toBe('螺纹钢')
  })
})

describe('clipboard', () => {
  it('copies the selected block with the labels of options', async () => {
    const { user } = renderGrid({ rows: [line('a', { name: '钢', price: '1234.50', mode: 'P' }), line('b')] })
    await user.click(cell(1, '材料名称'))
    await user.keyboard('{Shift>}{Control>}{End}{/Control}{/Shift}')
    expect(copy()).toBe('钢\t\t1234.50\t泵送\t\r\n\t\t\t\t')
  })

  it('pastes a block from a spreadsheet as one step', async () => {
    const { user, value } = renderGrid({ compute, allowAdd: () => line('new') })
    await user.click(cell(3, '材料名称'))
    paste('方钢\t1,5\t¥35\r\n角钢\t2 t\t１０\r\n')
    expect(value()).toHaveLength(4)
    expect(value()[2]).toMatchObject({ name: '方钢', quantity: '1,5', price: '35.00' })
    expect(value()[3]).toMatchObject({ name: '角钢', quantity: '2.000', price: '10.00', amount: '20.00' })
    expect(screen.getByText('已粘贴 2 行 6 格 · 新增 1 行 · 1 格需要修改')).toBeTruthy()
    expect(cell(3, '送货数量').getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Control>}z{/Control}')
    expect(value()).toEqual(threeLines)
  })

  it('says which rows did not fit', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(3, '材料名称'))
    paste('x\ny\nz')
    expect(value()).toHaveLength(3)
    expect(screen.getByText(/超出表格的 2 行未粘贴/)).toBeTruthy()
  })

  it('pastes into an empty grid', async () => {
    let next = 0
    const { value } = renderGrid({ rows: [], allowAdd: () => line(`new${next++}`) })
    grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    paste('单价\t材料名称\n5\t圆钢\n6\t方钢')
    expect(value().map(({ name, price }) => [name, price])).toEqual([
      ['圆钢', '5.00'],
      ['方钢', '6.00'],
    ])
  })

  it('leaves single values to the text being edited, and ignores pasting outside the grid', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '材料名称'))
    await user.keyboard('{F2}')
    expect(paste('板')).toBe(true)
    expect(value()).toBe(threeLines)
    screen.getByText('after').focus()
    expect(paste('a\tb')).toBe(true)
    expect(value()).toBe(threeLines)
  })
})
