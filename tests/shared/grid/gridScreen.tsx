import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { createRef, StrictMode, useState } from 'react'
import { initReactI18next } from 'react-i18next'
import type { GridColumn, LineGridHandle, LineGridProps } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'

/** A line of the grid under test. */
export type Row = { key: string; name: string; quantity: string; price: string; mode: string; amount: string }

/** Its columns: one of each kind. */
export const columns: GridColumn<Row>[] = [
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

/** An empty line with some cells filled. */
export const line = (key: string, part: Partial<Row> = {}): Row => ({
  key,
  name: '',
  quantity: '',
  price: '',
  mode: '',
  amount: '',
  ...part,
})
/** The default lines of the grid. */
export const threeLines = [
  line('a', { name: '螺纹钢', quantity: '1.000', price: '1234.50' }),
  line('b', { name: '圆钢', quantity: '2.000', price: '20.00' }),
  line('c', { name: '盘螺', quantity: '3.000', price: '30.00' }),
]

/** Throws on text that is not a number, as careless calculations do. */
export const compute = (row: Row): Row => {
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

/** Renders a grid between two buttons, with its value held outside as a form would. */
export function renderGrid(options: Options = {}) {
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

/** The grid, a cell by line number and column header, and the name of the focused element. */
export const grid = () => screen.getByRole('grid', { name: '送货明细' })
export const cell = (row: number, label: string) => {
  const col = columns.findIndex((column) => column.label === label)
  const found = grid().querySelector<HTMLElement>(`[role="gridcell"][data-row="${row - 1}"][data-col="${col}"]`)
  if (!found) throw new Error(`no cell ${row} ${label}`)
  return found
}
export const focused = () => document.activeElement?.getAttribute('aria-label')
const clipboard = (text = '') => {
  const data = new Map([['text/plain', text]])
  return {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, value: string) => data.set(type, value),
  }
}
/** The events of Ctrl+V and Ctrl+C in a browser. */
export const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document, { clipboardData: clipboard(text) })
export const copy = () => {
  const clipboardData = clipboard()
  fireEvent.copy(document.activeElement ?? document, { clipboardData })
  return clipboardData.getData('text/plain')
}

/** Starts the translations: Chinese is the key, as in the product. */
export async function startWords() {
  await i18next.use(initReactI18next).init({
    lng: 'zh-CN',
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
  })
}
