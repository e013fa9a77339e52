import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { deliveryNoteActions } from '#features/procurement/delivery/actions'
import { db } from '#mocks/areas'
import { askedAt, inPage, page, renderPage, runApp, user } from '#tests/kit/render'
import { boxes, keys, rows, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
afterEach(() => vi.restoreAllMocks())

it('refetching equal rows renders none of them, changed rows render', async () => {
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  const action = deliveryNoteActions.all.find(({ isAllowed }) => isAllowed)
  if (!action) throw new Error('a delivery has no action')
  const asked = vi.spyOn(action as Required<typeof action>, 'isAllowed')
  const readings = () => askedAt('/get-deliver-page/1').filter(({ query }) => query.get('size') !== '1').length
  const readAgain = async () => {
    const before = readings()
    await user.click(inPage().getByRole('button', { name: '搜索' }))
    await waitFor(() => expect(readings()).toBe(before + 1))
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull())
  }
  await readAgain()
  expect(asked).not.toHaveBeenCalled()
  const first = db.delivers.get(keys()[0] ?? '')
  db.delivers.update(first?.id ?? '', { carNo: '粤A·T0001' })
  await readAgain()
  await waitFor(() => expect(rows()[0]).toContain('粤A·T0001'))
  // Rows that render compute their actions.
  expect(asked).toHaveBeenCalled()
})

it('Shift ticks all rows since the one ticked before; the header ticks and unticks the page, and shows when only some are', async () => {
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  const ticked = () => boxes().map((box) => (box as HTMLInputElement).checked)
  const head = () => page().querySelector<HTMLInputElement>('thead input') as HTMLInputElement
  await user.click(boxes()[2] as HTMLElement)
  fireEvent.click(boxes()[5] as HTMLElement, { shiftKey: true })
  expect(ticked()).toEqual([false, false, true, true, true, true, false, false, false, false])
  expect([head().checked, head().indeterminate]).toEqual([false, true])
  await user.click(head())
  expect(ticked()).not.toContain(false)
  expect([head().checked, head().indeterminate]).toEqual([true, false])
  expect(inPage().getByText('已选 10 项')).toBeInTheDocument()
  await user.click(head())
  expect(ticked()).not.toContain(true)
})

it('Shift ticks one row when the page or its ticks have changed since the row ticked before', async () => {
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  const shift = (at: number) => fireEvent.click(boxes()[at] as HTMLElement, { shiftKey: true })
  await user.click(boxes()[2] as HTMLElement)
  await user.click(inPage().getByRole('button', { name: '清空' }))
  shift(5)
  expect(inPage().getByText('已选 1 项')).toBeInTheDocument()
  const before = keys()
  await user.click(inPage().getByTitle('2'))
  await waitFor(() => expect(keys()).not.toEqual(before))
  shift(1)
  expect(inPage().getByText('已选 2 项')).toBeInTheDocument()
})

it('another page starts at its top, another tab also at its first column', async () => {
  const scrolled = vi.fn()
  Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrolled })
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  scrolled.mockClear()
  await user.click(inPage().getByTitle('2'))
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 0 }))
  const [, tab] = inPage().getAllByRole('radio')
  await user.click(tab as HTMLElement)
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0 }))
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

it('shows the first rows before all of them', async () => {
  const counts = new Set<number>()
  const watch = new MutationObserver(() => counts.add(document.querySelectorAll('[data-row-key]').length))
  watch.observe(document.body, { childList: true, subtree: true })
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await waitFor(() => expect(rows()).toHaveLength(10))
  watch.disconnect()
  expect([...counts].filter((count) => count > 0)).toEqual([4, 10])
})

it('is walked by ↑ and ↓ on the same control of each row, and turns its pages by Alt', async () => {
  await renderPage({ path: '/supplier/deliver/list', account: 'yueheng' })
  await settled()
  const numbers = () =>
    inPage()
      .getAllByRole('rowheader')
      .map((cell) => cell.querySelector('a'))
  numbers()[0]?.focus()
  await user.keyboard('{ArrowUp}')
  expect(numbers()[0]).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(numbers()[2]).toHaveFocus()
  boxes()[2]?.focus()
  await user.keyboard('{ArrowUp} ')
  expect(boxes()[1]).toHaveFocus()
  expect(boxes()[1]).toBeChecked()
  const before = keys()
  const turn = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key, altKey: true })
  expect(turn('PageUp')).toBe(true)
  turn('PageDown')
  await waitFor(() => expect(keys()).not.toEqual(before))
  expect(boxes()[0]).toHaveFocus()
  numbers()[3]?.focus()
  turn('PageUp')
  await waitFor(() => expect(keys()).toEqual(before))
  expect(numbers()[0]).toHaveFocus()
  // Who goes on while the page is read stays where he is.
  turn('PageDown')
  const [search] = inPage().getAllByRole('textbox')
  search?.focus()
  await waitFor(() => expect(keys()).not.toEqual(before))
  expect(search).toHaveFocus()
  numbers()[0]?.focus()
  turn('PageUp')
  await waitFor(() => expect(keys()).toEqual(before))
  // Beside an open preview the numbers step it; what else a row offers is walked as before.
  await user.keyboard('{Enter}')
  await screen.findByRole('complementary', { name: /^预览/ })
  boxes()[4]?.focus()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(screen.queryByRole('complementary', { name: /^预览/ })).toBeNull()
  expect(boxes()[5]).toHaveFocus()
})
