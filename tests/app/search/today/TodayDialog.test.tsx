import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderApp, runApp, shows, tabNames, user } from '#tests/kit/render'

runApp('supplier')

async function openToday() {
  await user.click(await screen.findByRole('button', { name: '查找页面与单据' }))
  fireEvent.change(await screen.findByRole('combobox', { name: '查找页面与单据' }, { timeout: 10_000 }), {
    target: { value: '交接' },
  })
  await user.click(await screen.findByRole('option', { name: /我的今天/ }))
  return within(await screen.findByRole('dialog', { name: '我的今天' }, { timeout: 10_000 }))
}

it('lists what was confirmed today, in the words of its message, and opens where', async () => {
  const bill = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015')
  await renderApp({ path: `/supplier/settlement/detail?id=${bill?.id}`, account: 'nanwan' })
  await shows('结算明细')
  const before = await openToday()
  expect(await before.findByText(/今天还没有操作/)).toBeInTheDocument()
  await user.click(before.getByRole('button', { name: '关闭' }))

  await user.click(screen.getByRole('button', { name: '确认对账' }))
  const ask = within(await screen.findByRole('dialog', { name: /^确认结算单/ }))
  await user.click(ask.getByRole('button', { name: '确认对账' }))
  expect(await shows('下一步：财务结算')).toBeInTheDocument()

  const today = await openToday()
  expect(await today.findByText('结算单 JS202403-00015 已确认对账，等待财务结算')).toBeInTheDocument()
  await user.click(today.getByRole('button', { name: /^打开/ }))
  await waitFor(() => expect(tabNames().at(-1)).toBe('结算单详情 JS202403-00015'))
})
