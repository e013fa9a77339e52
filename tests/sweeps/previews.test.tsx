import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const LISTS = [
  { path: '/supplier/agreementList', record: '/supplier/agreementDetail?id=', lines: /^合同材料/ },
  { path: '/supplier/order/list', record: '/supplier/order/detail?orderSn=', lines: /^订单明细/ },
  { path: '/supplier/deliver/list', record: '/supplier/deliver/detail?deliverSn=', lines: /^材料明细/ },
  { path: '/supplier/settlement/list', record: '/supplier/settlement/detail?id=', lines: /^结算明细/ },
]

it.each(LISTS)(
  'the preview of $path shows status, amounts, lines and actions of a record, without leaving the list',
  async (list) => {
    await renderPage({ path: list.path, account: 'yueheng' })
    await settled()
    const row = records()[0] as HTMLElement
    const name = within(row).getAllByRole('link')[0]?.textContent ?? ''
    await user.click(within(row).getByRole('button', { name: /^预览 / }))
    const side = within(await waitFor(() => inPage().getByRole('complementary', { name: `预览 ${name}` })))
    await waitFor(() => expect(side.getByRole('region', { name: list.lines })).toBeInTheDocument())
    expect(within(side.getByRole('region', { name: list.lines })).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(side.getByRole('group', { name: '操作' })).toBeInTheDocument()
    const status = row.querySelector('.ant-tag')?.textContent ?? ''
    expect(side.getAllByText(status).length).toBeGreaterThan(0)
    expect(address()).toBe(list.path)
    await user.click(side.getByRole('link', { name: /^打开 / }))
    await waitFor(() => expect(address()).toContain(list.record))
    await shows(name)
  },
)
