import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import {
  cellText,
  ORDER,
  openOrderNote,
  orderPath,
  pickDriver,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import { address, field, inPage, renderApp, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const notes = () => db.delivers.filter(({ orderSn }) => orderSn === ORDER)

it('saved by Ctrl+Enter, a note asks for its print and goes on with the rest of the order as the next truck', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await openOrderNote()
  await typeCell(0, '炉批号', 'LZ01')
  await pickDriver('张建军')
  // His vehicle carries a part of the order's 60 t.
  const loaded = cellText(0, '送货数量')
  expect(Number(loaded)).toBeLessThan(60)
  fireEvent.keyDown(field('司机姓名'), { key: 'Enter', ctrlKey: true })
  const ask = within(await screen.findByRole('dialog', { name: /已保存，现在打印？$/ }))
  const [note] = notes()
  await waitFor(() => expect(ask.getByRole('button', { name: /^打\s*印$/ })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining(`ids=${note?.id}`), '_blank'))
  const left = (60 - Number(loaded)).toFixed(3)
  const next = within(await screen.findByRole('dialog', { name: new RegExp(`^订单还有 ${left}\\s*吨 没有送$`) }))
  await user.click(next.getByRole('button', { name: '再送一车' }))
  await waitFor(() => expect(address()).toContain(`/supplier/deliver/createDeliver?orderSn=${ORDER}`))
  await shows('保存送货单')
  // The next truck starts with the same driver, up to his load, and offers the heat of this one.
  await waitFor(() => expect(field('司机姓名')).toHaveValue('张建军'))
  await user.click(await inPage().findByRole('button', { name: '沿用到空白行' }))
  expect(cellText(0, '炉批号')).toBe('LZ01')
  expect(notes()).toHaveLength(1)
})

it('saved with its print, a note opens its preview at once; saved alone, it asks nothing', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await renderApp({ path: orderPath(), account: 'yueheng' })
  await shows('保存送货单')
  await typeCell(0, '炉批号', 'LZ01')
  await pickDriver('张建军')
  await user.click(inPage().getByRole('button', { name: '保存并打印' }))
  const next = within(await screen.findByRole('dialog', { name: /^订单还有 .* 没有送$/ }))
  expect(opened).toHaveBeenCalledTimes(1)
  await user.click(next.getByRole('button', { name: '以后再送' }))
  await shows('送货信息')
  expect(address()).toContain(`deliverSn=${notes()[0]?.deliverSn}`)
})

it('goes on with the next truck from its own address, too', async () => {
  vi.spyOn(window, 'open').mockReturnValue(window)
  await renderApp({ path: `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await shows('保存送货单')
  await typeCell(0, '炉批号', 'LZ01')
  await pickDriver('张建军')
  const loaded = cellText(0, '送货数量')
  await user.click(inPage().getByRole('button', { name: '保存并打印' }))
  const next = within(await screen.findByRole('dialog', { name: /^订单还有 .* 没有送$/ }))
  // What the order has left is not held against the note that was just saved.
  expect(screen.queryByText(/不能大于剩余数量/)).not.toBeInTheDocument()
  await user.click(next.getByRole('button', { name: '再送一车' }))
  await waitFor(() => expect(cellText(0, '剩余数量')).toBe((60 - Number(loaded)).toFixed(3)))
  expect(inPage().getByRole('button', { name: '保存并打印' })).toBeEnabled()
})
