import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { idle, renderApp, runApp, server, tabNames, user } from '#tests/kit/render'

runApp('supplier')

const input = () => screen.findByRole('combobox', { name: '查找页面与单据' })
const lines = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '')
/** Types a text and waits until nothing is looked for. */
async function find(text: string): Promise<string[]> {
  fireEvent.change(await input(), { target: { value: text } })
  await waitFor(() => expect(document.querySelector('.ant-modal .anticon-loading')).toBeNull())
  return lines()
}
async function open(account: string) {
  await renderApp({ path: '/home', account })
  await idle()
  await user.keyboard('{Control>}k{/Control}')
  const field = await input()
  await waitFor(() => expect(field).toHaveFocus())
}

it('opens the record of a number by keyboard alone; opened ones are offered the next time', async () => {
  await open('yueheng')
  expect((await find('sh20240315'))[0]).toMatch(/^送货单SH20240315-0002/)
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tabNames().at(-1)).toBe('送货单详情 SH20240315-0001'))
  expect(screen.queryByRole('combobox', { name: '查找页面与单据' })).not.toBeInTheDocument()
  await user.keyboard('{Control>}k{/Control}')
  await input()
  expect(lines()).toEqual(['最近打开SH20240315-0001送货单详情'])
})

it('Enter before the answers, as of a code gun, opens the document when they are there', async () => {
  await open('yueheng')
  fireEvent.change(await input(), { target: { value: 'CG20240402-0003' } })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tabNames().at(-1)).toBe('采购订单详情 CG20240402-0003'))
})

it('says what could not be looked for, and looks again', async () => {
  await open('yueheng')
  server.use(http.get('*/orderLogistics/get-deliver-page/1', () => new HttpResponse('<html>', { status: 502 })))
  await find('0315')
  const note = await screen.findByText(/送货单 查询失败/)
  server.resetHandlers()
  await user.click(within(note).getByRole('button', { name: '重试' }))
  await waitFor(() => expect(lines().join()).toContain('SH20240315-0001'))
})

it('never lists what the account may not open', async () => {
  await open('yueheng01')
  for (const text of ['合同', 'jcht', 'JC-202403-0007', '结算', 'JS202403', '滨江']) {
    expect((await find(text)).filter((line) => /合同|结算/.test(line.slice(0, 6)))).toEqual([])
  }
})
