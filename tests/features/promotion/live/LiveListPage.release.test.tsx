import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

const actionsOf = (row: HTMLElement | undefined) =>
  within(cellOf(row, '操作'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

it('offers to edit a room only before it starts, and never to delete one', async () => {
  await renderPage({ path: '/live?status=NEW', account: 'haichuan' })
  await settled()
  expect(records().map(actionsOf)).toEqual(records().map(() => ['编辑', '复制']))
})

it.each(['START', 'END'])('offers to view and to copy a room in %s', async (status) => {
  await renderPage({ path: `/live?status=${status}`, account: 'haichuan' })
  await settled()
  expect(actionsOf(records()[0])).toEqual(['查看', '复制'])
})

it('shows the QR code of a room, and its pictures and goods beside the list', async () => {
  await renderPage({ path: '/live?name=季末清仓夜', account: 'haichuan' })
  await settled()
  await user.click(within(records()[0] as HTMLElement).getByRole('button', { name: '季末清仓夜的二维码' }))
  await waitFor(() => expect(screen.getByText('扫码进入直播间')).toBeInTheDocument())
  expect(screen.getByRole('img', { name: '季末清仓夜的二维码' })).toBeInTheDocument()
  await user.click(within(records()[0] as HTMLElement).getByRole('button', { name: /预览/ }))
  const side = await waitFor(() => within(screen.getByRole('complementary')))
  await waitFor(() => expect(side.getByText('直播商品 · 6 行')).toBeInTheDocument())
  expect(side.getByRole('button', { name: '直播间背景墙' })).toBeInTheDocument()
})

it('opens a copy without times', async () => {
  await renderPage({ path: '/live?status=END', account: 'haichuan' })
  await settled()
  await user.click(within(records()[0] as HTMLElement).getByRole('button', { name: '复制' }))
  await waitFor(() => expect(address()).toMatch(/^\/add-live\?copy=\d+$/))
})
