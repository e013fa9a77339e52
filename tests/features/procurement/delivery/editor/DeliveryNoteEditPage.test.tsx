import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { CONTRACT, completeNote, lineCount, ORDER, save } from '#tests/features/procurement/delivery/noteForm'
import { address, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const PATH = '/supplier/deliver/createDeliver'

it('has all open lines of the order, and warns that its contract has expired', async () => {
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  db.contracts.update(contract?.id ?? '', { expireDate: '2024-03-02' })
  await renderPage({ path: `${PATH}?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await waitFor(() => expect(lineCount()).toBe(1))
  await shows(`合同 ${CONTRACT} 已到期或已不在履行中，请与采购单位确认后再发货。`)
})

it('without a source leads to the choice of materials', async () => {
  await renderPage({ path: PATH, account: 'yueheng' })
  await shows('请先选择要送货的材料。')
  await user.click(inPage().getByRole('button', { name: '选择材料' }))
  await waitFor(() => expect(address()).toBe('/supplier/deliver/chooseMaterial'))
  await shows(/^CG\d{8}/)
})

it('asks before a note is saved under a contract that is not yet in force', async () => {
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  db.contracts.update(contract?.id ?? '', { effectiveDate: '2099-01-01' })
  await renderPage({ path: `${PATH}?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await waitFor(() => expect(lineCount()).toBe(1))
  await completeNote()
  await save()
  const dialog = within(await screen.findByRole('dialog', { name: `合同 ${CONTRACT} 还未生效，仍要送货？` }))
  expect(dialog.getByText('合同自 2099-01-01 生效，送货时间在此之前，项目部可能拒收。')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '返回修改' }))
  expect(db.delivers.find(({ orderSn }) => orderSn === ORDER)).toBeUndefined()
  await save()
  await user.click(await screen.findByRole('button', { name: '仍要保存' }))
  await waitFor(() => expect(db.delivers.find(({ orderSn }) => orderSn === ORDER)).toBeDefined())
})

it('offers to confirm the send time of its order first, in the words of that action', async () => {
  const order = db.orders.find(({ orderSn }) => orderSn === ORDER)
  db.orders.update(order?.id ?? '', { sendTimeVerified: false, sendTime: '' })
  await renderPage({ path: `${PATH}?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await shows(`订单 ${ORDER} 请先确认发货时间，再保存送货单。`)
  await user.click(inPage().getByRole('button', { name: '确认发货时间' }))
  const dialog = within(await screen.findByRole('dialog', { name: `确认订单 ${ORDER} 的发货时间` }))
  await user.click(dialog.getByRole('button', { name: /^确 ?认$/ }))
  await waitFor(() => expect(db.orders.get(order?.id ?? '')?.sendTimeVerified).toBe(true))
  await waitFor(() => expect(inPage().queryByText(/请先确认发货时间/)).toBeNull())
})
