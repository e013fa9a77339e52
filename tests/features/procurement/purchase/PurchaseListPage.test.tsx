import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { page, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, records, settled } from '#tests/kit/suites/listScreen'
import { cellsOf } from '#tests/kit/xlsx'

runApp('supplier')

/** An order of 60 t; with a second line of 120 pieces its quantities have no single total. */
const ORDER = 'CG20240402-0003'
const open = async () => {
  await renderPage({ path: `/supplier/order/list?orderSn=${ORDER}`, account: 'yueheng' })
  await settled()
}
const rowCell = (head: string) => cellOf(records()[0], head).textContent
const addPieces = () => {
  const order = db.orders.find(({ orderSn }) => orderSn === ORDER)
  const [line] = order?.items ?? []
  if (!order || !line) throw new Error('no order')
  db.orders.update(order.id, { items: [line, { ...line, id: 'pieces', seq: 2, unit: '张', quantity: '120' }] })
}

it('shows the quantities of an order with their units', async () => {
  await open()
  await waitFor(() => expect(rowCell('订购数量')).toBe('60.000吨'))
  expect(rowCell('已发数量')).toMatch(/^0\.000吨/)
})

it('shows the quantities of an order of several units one by one', async () => {
  addPieces()
  await open()
  await waitFor(() => expect(rowCell('订购数量')).toBe('60.000吨；120张'))
  expect(rowCell('已发数量')).toBe('0.000吨；0张')
})

it('exports a quantity of one unit as a number beside its unit, and of several as text', async () => {
  await open()
  const saved = catchDownloads()
  const exported = async () => {
    const count = saved.blobs.length
    await user.click(page().querySelector('[aria-label="导出 Excel"]') as HTMLElement)
    await waitFor(() => expect(saved.blobs).toHaveLength(count + 1))
    const cells = await cellsOf(saved.blobs.at(-1) as Blob)
    const at =
      Object.keys(cells)
        .find((cell) => cells[cell]?.text === '订购数量')
        ?.replace(/\d+$/, '') ?? ''
    const next = String.fromCharCode(at.charCodeAt(0) + 1)
    expect(cells[`${next}1`]?.text).toBe('订购数量（单位）')
    return [cells[`${at}2`], cells[`${next}2`]]
  }
  expect(await exported()).toMatchObject([{ type: 'n', text: '60' }, { text: '吨' }])
  addPieces()
  const [quantity, unit] = await exported()
  expect(quantity).toMatchObject({ type: 's', text: '60.000吨；120张' })
  expect(unit).toBeUndefined()
})

it.each([
  ['later than', '2099-01-02 08:00:00', true],
  ['before', '2098-12-31 08:00:00', false],
])('marks a send time by whether it is %s the required arrival', async (_, sendTime, isMarked) => {
  const order = db.orders.find(({ orderSn }) => orderSn === ORDER)
  db.orders.update(order?.id ?? '', { requireTime: '2099-01-01 08:00:00', sendTime, sendTimeVerified: true })
  await open()
  const cell = cellOf(records()[0], '确认发货时间')
  expect(cell).toHaveTextContent(sendTime.slice(0, 16))
  expect(cell.querySelector('[aria-label="晚于要求到货时间"]') !== null).toBe(isMarked)
})
