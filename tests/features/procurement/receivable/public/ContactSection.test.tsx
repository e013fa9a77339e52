import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { serverToday } from '#domain/time'
import { isOwed } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { askedAt, fill, inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('supplier')
afterEach(() => setCapabilities('all'))

const payer = () =>
  db.settlements.find((settlement) => settlement.supplierName.startsWith('粤恒') && isOwed(settlement))?.companyName ??
  ''

async function note(promise: string) {
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '记录催款' })))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /保 ?存/ }))
  expect(await dialog.findByText('请填写对方联系人')).toBeInTheDocument()
  await fill(dialog.getByRole('textbox', { name: /对方联系人/ }), '王会计')
  await fill(dialog.getByRole('textbox', { name: /对方承诺/ }), promise)
  await fill(dialog.getByRole('textbox', { name: /承诺金额/ }), '1,000.50')
  await user.click(dialog.getByRole('button', { name: /保 ?存/ }))
}

it.each([
  ['by the server', 'all', 1],
  ['by this workstation, where the server has no such call', 'none', 0],
])('a contact is kept %s, stands beside the payer, and can be deleted', async (_, proposed, asked) => {
  setCapabilities(proposed === 'none' ? ['supplyFigures'] : 'all')
  await renderPage({ path: `/statistics/payment?debts=${encodeURIComponent(payer())}`, account: 'yueheng' })
  await note('月底付一半')
  const contacts = await waitFor(() => inPage().getByRole('table', { name: '催款记录' }))
  await waitFor(() => expect(contacts).toHaveTextContent('王会计'))
  expect(contacts).toHaveTextContent('1,000.50')
  const ageing = await screen.findByRole('table', { name: '待收款账龄（按采购单位）' })
  await waitFor(() => expect(ageing).toHaveTextContent(`${serverToday()} 王会计：月底付一半 ¥1,000.50`))
  expect(askedAt('/settlementContact/add')).toHaveLength(asked)
  expect(db.debtContacts.all()).toHaveLength(asked)
  await user.click(within(contacts).getByRole('button', { name: /删 ?除/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删 ?除/ }))
  await waitFor(() => expect(inPage().getByText(/^还没有催款记录。/)).toBeInTheDocument())
  expect(ageing).not.toHaveTextContent('王会计')
})
