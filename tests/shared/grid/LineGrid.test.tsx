// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import i18next from 'i18next'
import { createRef, StrictMode, useRef, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GridColumn, LineGridHandle, LineGridProps } from '../../../src/shared/grid/gridTypes'
import { LineGrid } from '../../../src/shared/grid/LineGrid'

type Row = { key: string; name: string; quantity: string; price: string; mode: string; amount: string }

const columns: GridColumn<Row>[] = [
  { field: 'name', label: '材料名称', kind: 'text', width: 120, pinned: true },
  { field: 'quantity', label: '送货数量', kind: 'quantity', width: 100, required: true },
  { field: 'price', label: '单价', kind: 'money', width: 100 },
  {
    field: 'mode',
    label: '方式',
    kind: 'select',
    width: 80,
    options: [
      { value: 'P', label: '泵送' },
      { value: 'D', label: '自卸' },
    ],
  },
  { field: 'amount', label: '金额', kind: 'readonly', width: 100, align: 'right' },
]

const line = (key: string, part: Partial<Row> = {}): Row => ({
  key,
  name: '',
  quantity: '',
  price: '',
  mode: '',
  amount: '',
  ...part,
})
const threeLines = [
  line('a', { name: '螺纹钢', quantity: '1.000', price: '1234.50' }),
  line('b', { name: '圆钢', quantity: '2.000', price: '20.00' }),
  line('c', { name: '盘螺', quantity: '3.000', price: '30.00' }),
]

/** Fails on text that is no number, as careless calculations do. */
const compute = (row: Row): Row => {
  const quantity = Number(row.quantity)
  if (Number.isNaN(quantity)) throw new Error('no number')
  return { ...row, amount: (quantity * Number(row.price)).toFixed(2) }
}

type Options = Partial<LineGridProps<Row>> & { rows?: Row[] }
type Probe = { value: Row[]; setValue: (rows: Row[]) => void }

function Screen({ rows = threeLines, probe, ...props }: Options & { probe: Probe }) {
  const [value, setValue] = useState(rows)
  Object.assign(probe, { value, setValue })
  return (
    <>
      <button type="button">before</button>
      <LineGrid caption="送货明细" columns={columns} value={value} onChange={setValue} {...props} />
      <button type="button">after</button>
    </>
  )
}

/** Sets its errors and asks for the first one at once, as an editor does on submit. */
function Submit() {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const ref = useRef<LineGridHandle>(null)
  const submit = () => {
    setErrors({ 'b.price': '不能为零' })
    ref.current?.focusFirstError()
  }
  return (
    <>
      <LineGrid caption="送货明细" columns={columns} value={threeLines} errors={errors} ref={ref} />
      <button type="button" onClick={submit}>
        submit
      </button>
    </>
  )
}

function renderGrid(options: Options = {}) {
  const ref = createRef<LineGridHandle>()
  const probe: Probe = { value: [], setValue: () => undefined }
  const view = render(
    <StrictMode>
      <Screen {...options} ref={ref} probe={probe} />
    </StrictMode>,
  )
  const setOutside = (rows: Row[]) => act(() => probe.setValue(rows))
  return { ref, view, value: () => probe.value, setOutside, user: userEvent.setup() }
}

const grid = () => screen.getByRole('grid', { name: '送货明细' })
const cell = (row: number, label: string) => {
  const col = columns.findIndex((column) => column.label === label)
  const found = grid().querySelector<HTMLElement>(`[role="gridcell"][data-row="${row - 1}"][data-col="${col}"]`)
  if (!found) throw new Error(`no cell ${row} ${label}`)
  return found
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const clipboard = (text = '') => {
  const data = new Map([['text/plain', text]])
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => data.set(type, value),
  }
}
const paste = (text: string) => fireEvent.paste(document.activeElement ?? document, { clipboardData: clipboard(text) })
const copy = () => {
  const clipboardData = clipboard()
  fireEvent.copy(document.activeElement ?? document, { clipboardData })
  return clipboardData.getData('text/plain')
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'zh-CN',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
})
afterEach(cleanup)

describe('structure', () => {
  it('names the grid and says its size', () => {
    renderGrid({ totals: { quantity: '6.000' }, allowDelete: true })
    expect(grid().getAttribute('aria-rowcount')).toBe('5')
    expect(grid().getAttribute('aria-colcount')).toBe('7')
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['行', '材料名称', '*送货数量', '单价', '方式', '金额', '操作'])
    expect(within(grid()).getAllByRole('row').at(-1)?.textContent).toBe('合计6.000')
    expect(cell(1, '单价').textContent).toBe('1,234.50')
  })

  it('draws only the rows in view of a long grid, and the rest as they are reached', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => line(`k${index}`, { name: `材料${index + 1}` }))
    const { user } = renderGrid({ rows })
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(60)
    expect(grid().getAttribute('aria-rowcount')).toBe('1001')
    await user.click(cell(1, '材料名称'))
    await user.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toBe('第1000行 金额')
    await user.keyboard('{Control>}{Home}{/Control}')
    expect(focused()).toBe('第1行 材料名称')
  })

  it('shows what to do when it is empty', () => {
    renderGrid({ rows: [], emptyText: '请添加材料' })
    expect(screen.getByText('请添加材料')).toBeTruthy()
  })

  it('survives the hole of a form list', () => {
    renderGrid({ rows: [threeLines[0], undefined] as Row[] })
    expect(within(grid()).getAllByRole('row')).toHaveLength(2)
  })
})

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

  it('Tab goes over cells that take input and leaves the grid at both ends', async () => {
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

  it('typing replaces the cell, is live, and takes form when the cell is left', async () => {
    const { user, value } = renderGrid({ compute })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('12.5')
    expect(value()[0]).toMatchObject({ quantity: '12.5', amount: '15431.25' })
    expect(value()[1]).toBe(threeLines[1])
    await user.keyboard('{Enter}')
    expect(value()[0]?.quantity).toBe('12.500')
    expect(focused()).toBe('第2行 送货数量')
  })

  it('arrows leave a typed cell; after F2 they move in the text', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '材料名称'))
    await user.keyboard('板{ArrowRight}')
    expect(focused()).toBe('第1行 送货数量')
    await user.keyboard('{ArrowLeft}{F2}{ArrowLeft}厚{ArrowRight}材{Enter}')
    expect(value()[0]?.name).toBe('厚板材')
  })

  it('Escape takes back what was typed, and the history forgets it', async () => {
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

  it('Ctrl+D on one cell takes the one above', async () => {
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

  it('takes Chinese from an input method when the composition ends', async () => {
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

describe('rows', () => {
  it('adds a row and goes to its first input', async () => {
    let next = 0
    const { user, value } = renderGrid({ allowAdd: () => line(`new${next++}`) })
    await user.click(screen.getByRole('button', { name: '添加一行' }))
    expect(value()).toHaveLength(4)
    expect(focused()).toBe('第4行 材料名称')
  })

  it('deletes by button and by Ctrl+Delete, tells so, and gives back on undo', async () => {
    const deleted: string[] = []
    const onDelete = (rows: Row[]) => deleted.push(...rows.map((row) => row.key))
    const { user, value } = renderGrid({ allowDelete: true, onDelete })
    await user.click(screen.getByRole('button', { name: '删除第2行' }))
    expect(value().map((row) => row.key)).toEqual(['a', 'c'])
    await user.keyboard('{Control>}{Home}{/Control}{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}')
    expect(value()).toEqual([])
    expect(deleted).toEqual(['b', 'a', 'c'])
    await user.keyboard('{Control>}zz{/Control}')
    expect(value()).toEqual(threeLines)
  })

  it('rows added by the screen are a step to undo', async () => {
    const { user, value, setOutside } = renderGrid()
    await user.click(cell(1, '材料名称'))
    setOutside([...threeLines, line('d')])
    expect(value()).toHaveLength(4)
    await user.keyboard('{Control>}z{/Control}')
    expect(value()).toEqual(threeLines)
  })
})

describe('in a form', () => {
  it('is a field: its rows are what is submitted, and Enter does not submit', async () => {
    const submitted: unknown[] = []
    const initial = { lines: threeLines }
    render(
      <Form initialValues={initial} onFinish={(values) => submitted.push(values)}>
        <Form.Item name="lines" noStyle>
          <LineGrid caption="送货明细" columns={columns} allowDelete />
        </Form.Item>
        <button type="submit">save</button>
      </Form>,
    )
    const user = userEvent.setup()
    await user.click(cell(1, '送货数量'))
    await user.keyboard('7{Enter}')
    await user.click(screen.getByRole('button', { name: '删除第2行' }))
    expect(submitted).toEqual([])
    await user.click(screen.getByText('save'))
    await waitFor(() => expect(submitted).toHaveLength(1))
    expect(submitted[0]).toEqual({ lines: [{ ...threeLines[0], quantity: '7.000' }, threeLines[2]] })
  })
})

describe('clipboard', () => {
  it('copies the selected block with the words of options', async () => {
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
    expect(screen.getByText(/已粘贴 2 行 6 格；新增 1 行；1 格需要修改/)).toBeTruthy()
    expect(cell(3, '送货数量').getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Control>}z{/Control}')
    expect(value()).toEqual(threeLines)
  })

  it('says which rows found no place', async () => {
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

  it('leaves a single value to the text that is being edited, and the clipboard of others alone', async () => {
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

describe('errors', () => {
  it('shows given errors in the cell and as buttons that lead to it', async () => {
    const { user } = renderGrid({ errors: { 'c.quantity': '不能大于剩余数量' } })
    const wrong = cell(3, '送货数量')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    const describedBy = wrong.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('不能大于剩余数量')
    await user.click(screen.getByRole('button', { name: '第3行 送货数量：不能大于剩余数量' }))
    expect(focused()).toBe('第3行 送货数量')
  })

  it('never rounds: too many decimals stay and are an error once the cell is left', async () => {
    const { user, value } = renderGrid()
    await user.click(cell(1, '单价'))
    await user.keyboard('1.239')
    expect(screen.queryByRole('button', { name: /第1行 单价/ })).toBeNull()
    await user.keyboard('{Enter}')
    expect(value()[0]?.price).toBe('1.239')
    expect(screen.getByRole('button', { name: '第1行 单价：最多 2 位小数' })).toBeTruthy()
  })

  it('names five errors and counts the rest', () => {
    const rows = Array.from({ length: 8 }, (_, index) => line(`k${index}`, { quantity: '?' }))
    renderGrid({ rows })
    expect(screen.getAllByRole('button', { name: /送货数量：不是数字/ })).toHaveLength(5)
    expect(screen.getByText('另有 3 处需要修改')).toBeTruthy()
  })

  it('focuses the first error in reading order, also far down a long grid', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => line(`k${index}`))
    const { ref } = renderGrid({ rows, errors: { 'k250.name': '必填', 'k200.price': '必填' } })
    act(() => expect(ref.current?.focusFirstError()).toBe(true))
    expect(focused()).toBe('第201行 单价')
  })

  it('focuses errors that the screen sets in the same breath', async () => {
    render(<Submit />)
    await userEvent.click(screen.getByText('submit'))
    expect(focused()).toBe('第2行 单价')
  })

  it('has no first error when all is well', () => {
    const { ref } = renderGrid()
    expect(ref.current?.focusFirstError()).toBe(false)
  })
})
