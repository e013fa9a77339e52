import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { useRef, useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { cell, columns, compute, focused, grid, line, type Row, renderGrid, startWords, threeLines } from './gridScreen'

beforeAll(startWords)

/** Sets its errors and focuses the first one at once, as an editor does on submit. */
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

describe('structure', () => {
  it('is named and has its size', () => {
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

  it('renders only the rows in view of a long grid, and others when they are reached', async () => {
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

  it('renders only the row being typed in', async () => {
    const drawn = new Set<string>()
    const watched: GridColumn<Row>[] = [
      ...columns.slice(0, 4),
      {
        field: 'amount',
        label: '金额',
        kind: 'readonly',
        width: 100,
        render: (row) => {
          drawn.add(row.key)
          return row.amount
        },
      },
    ]
    const { user } = renderGrid({ columns: watched, compute, errors: { 'c.price': '必填' } })
    await user.click(cell(2, '送货数量'))
    drawn.clear()
    await user.keyboard('75')
    expect([...drawn]).toEqual(['b'])
    expect(cell(2, '金额').textContent).toBe('1500.00')
  })

  it('shows a hint when empty', () => {
    renderGrid({ rows: [], emptyText: '请添加材料' })
    expect(screen.getByText('请添加材料')).toBeTruthy()
  })

  it('ignores an empty slot of a form list', () => {
    renderGrid({ rows: [threeLines[0], undefined] as Row[] })
    expect(within(grid()).getAllByRole('row')).toHaveLength(2)
  })
})

describe('rows', () => {
  it('adds a row and focuses its first input', async () => {
    let next = 0
    const { user, value } = renderGrid({ allowAdd: () => line(`new${next++}`) })
    await user.click(screen.getByRole('button', { name: '添加一行' }))
    expect(value()).toHaveLength(4)
    expect(focused()).toBe('第4行 材料名称')
  })

  it('deletes by button and by Ctrl+Delete, reports it, and restores on undo', async () => {
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

  it('can undo rows added by the screen', async () => {
    const { user, value, setOutside } = renderGrid()
    await user.click(cell(1, '材料名称'))
    setOutside([...threeLines, line('d')])
    expect(value()).toHaveLength(4)
    await user.keyboard('{Control>}z{/Control}')
    expect(value()).toEqual(threeLines)
  })
})

describe('with rows that follow from elsewhere', () => {
  it('undoes what was typed since they changed, and never the change', async () => {
    const { user, value, setOutside } = renderGrid({ isDerived: true })
    await user.click(cell(1, '送货数量'))
    await user.keyboard('7{Enter}')
    const fewer = threeLines.slice(0, 2)
    setOutside(fewer)
    await user.click(cell(2, '送货数量'))
    await user.keyboard('8{Enter}')
    await user.keyboard('{Control>}zzz{/Control}')
    expect(value()).toEqual(fewer)
  })
})

describe('in a form', () => {
  it('is a field: its rows are submitted, and Enter does not submit', async () => {
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

describe('errors', () => {
  it('shows given errors in the cell and as buttons that focus it', async () => {
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

  it('lists five errors and counts the rest', () => {
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
    expect(await screen.findByRole('alert')).toHaveTextContent('2 处需要修改：第201行 单价：必填')
  })

  it('focuses errors that the screen sets in the same update', async () => {
    render(<Submit />)
    await userEvent.click(screen.getByText('submit'))
    expect(focused()).toBe('第2行 单价')
  })

  it('returns false when there is no error', () => {
    const { ref } = renderGrid()
    expect(ref.current?.focusFirstError()).toBe(false)
  })
})
