import { expect, it } from 'vitest'
import { fitShown, showColumns, totalParts, totalWidths } from '#shared/grid/shownColumns'

type Row = { key: string; name: string; quantity: string; remark: string }

const columns = showColumns<Row>(
  [
    { field: 'name', label: '材料', kind: 'readonly', width: 120, pinned: true },
    { field: 'quantity', label: '数量', kind: 'quantity', width: 100 },
    { field: 'remark', label: '备注', kind: 'text', width: 120 },
  ],
  ((text: string) => text) as never,
)

it.each([
  ['is not known yet', -84, [120, 100, 120]],
  ['is enough', 400, [120, 100, 120]],
  ['is short by less than the texts can spare', 300, [100, 100, 100]],
  ['is short by all that the texts can spare', 280, [90, 100, 90]],
  ['is too short: those in view fill it', 260, [120, 140, 120]],
  ['is too short: those in view shrink into it', 210, [110, 100, 120]],
])('columns of a grid whose room %s', (_, room, widths) => {
  expect(fitShown(columns, room).map(({ width }) => width)).toEqual(widths)
})

it('pinned columns follow each other without a gap when they shrink', () => {
  const pinned = columns.map((column, at) => (at === 2 ? { ...column, pinned: true } : column)).toSpliced(1, 1)
  const lefts = fitShown(pinned, 200).map(({ style }) => (style as Record<string, string>)['--line-grid-left'])
  expect(lefts).toEqual(['44px', '144px'])
})

it.each([299, 296, 287])('columns that shrink into %i px leave no gap for a part of the next one', (room) => {
  const texts = ['a', 'b', 'c'].map((field) => ({ field, label: field, kind: 'text' as const, width: 100 }))
  const shown = showColumns<Row>(
    [...texts, { field: 'quantity', label: '数量', kind: 'quantity', width: 100 }] as never,
    ((text: string) => text) as never,
  )
  const widths = fitShown(shown, room).map(({ width }) => width)
  expect(widths.slice(0, 3).reduce((sum, width) => sum + width, 0)).toBe(room)
})

it('columns are wide enough for their totals, of which each unit takes a line', () => {
  const totals = { quantity: '1,435.067吨；123,456,789.500kg', remark: '' }
  expect(totalParts(totals.quantity)).toEqual(['1,435.067吨', '123,456,789.500kg'])
  const [name, quantity, remark] = showColumns<Row>(columns, ((text: string) => text) as never, totalWidths(totals))
  expect([name?.width, remark?.width]).toEqual([120, 120])
  expect(quantity?.width).toBeGreaterThan(130)
})
