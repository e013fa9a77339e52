import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { flowsIn, orderSnsIn } from '#mocks/money/bill/rules'
import { address, inPage, mock, renderPage, runApp, shows, user } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('material')

const own = (billStatus: string, createdBy: string) => {
  const bill = db.bills.find(
    (row) => row.storeId === '9003' && row.billStatus === billStatus && row.createdBy === createdBy,
  )
  if (!bill) throw new Error(`no bill in ${billStatus}`)
  return bill
}

it.each([
  ['OUT', 'STORE', ['提交确认', '下载账单', '打印', '作废']],
  ['OUT', 'PLATFORM', ['核对无误', '下载账单', '打印']],
  ['STORE_AUDIT', 'STORE', ['下载账单', '打印']],
  ['REJECTION', 'STORE', ['重新提交', '下载账单', '打印', '作废']],
  ['COMPLETE', 'PLATFORM', ['下载账单', '打印']],
])('has in %s, made by %s, the buttons %j', async (status, side, names) => {
  await renderPage({ path: `/bill-detail?id=${own(status, side).id}`, account: 'haichuan' })
  expect(await headButtons()).toEqual(names)
})

it('masks the bank account until it is revealed, which the shop keeps', async () => {
  const { id, sn } = own('COMPLETE', 'PLATFORM')
  await renderPage({ path: `/bill-detail?id=${id}`, account: 'haichuan' })
  await shows('4000****9003')
  expect(document.body).not.toHaveTextContent('4000021200000009003')
  await user.click(inPage().getByRole('button', { name: '显示号码 4000****9003' }))
  await shows('4000021200000009003')
  const logs = () => db.changeLogs.filter(({ action }) => action === '查看号码')
  await waitFor(() => expect(logs()).toMatchObject([{ kind: 'SHOP', detail: `结算单 ${sn} 银行账号` }]))
})

it('takes an order out of a refused bill, says what changed, and submits it again', async () => {
  const { id } = own('REJECTION', 'STORE')
  const [first = ''] = orderSnsIn(id)
  await renderPage({ path: `/orderSettlementList-detail?id=${id}`, account: 'haichuan' })
  const table = await waitFor(() => inPage().getByRole('table', { name: '结算单的订单' }))
  const row = await waitFor(() => within(table).getByRole('link', { name: first }).closest('tr') as HTMLElement)
  await user.click(within(row).getByRole('button', { name: '移出' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '移出' }))
  await shows(/与被退回的版本相比：加入 0 个订单，移出 1 个/)
  expect(orderSnsIn(id)).not.toContain(first)
  await user.click(inPage().getByRole('button', { name: '重新提交' }))
  const question = await screen.findByRole('dialog')
  within(question).getByText(/元提交平台确认，.*金额 = 用户实付 [\d,.]+ .*− 平台服务费/)
  await user.click(within(question).getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(db.bills.get(id)?.billStatus).toBe('STORE_AUDIT'))
})

it('makes a bill of the ticked orders and opens it', async () => {
  await renderPage({ path: '/bills/orders', account: 'haichuan' })
  const boxes = await waitFor(() => {
    const found = inPage().getAllByRole('checkbox')
    expect(found.length).toBeGreaterThan(3)
    return found
  })
  await user.click(boxes[1] as HTMLElement)
  await user.click(boxes[2] as HTMLElement)
  await user.click(inPage().getByRole('button', { name: '生成结算单（2）' }))
  const dialog = await screen.findByRole('dialog')
  // Each term of the amount is named.
  within(dialog).getByText(/^金额 = 用户实付 [\d,.]+ .*− 平台服务费/)
  await user.click(within(dialog).getByRole('button', { name: '生成结算单' }))
  await waitFor(() => expect(address()).toMatch(/\/orderSettlementList-detail\?id=\d+/))
  const id = address().split('id=')[1] ?? ''
  expect(orderSnsIn(id)).toHaveLength(2)
  expect(flowsIn(id).length).toBeGreaterThan(1)
})

it('shows that the platform has paid without a reload', async () => {
  vi.spyOn(globalThis, 'setInterval')
  const { id } = own('STORE_AUDIT', 'STORE')
  await renderPage({ path: `/bill-detail?id=${id}`, account: 'haichuan' })
  await shows('等待平台确认并付款')
  await mock('act', { action: 'payBill', id })
  const [poll] = vi.mocked(setInterval).mock.calls.findLast(([, ms]) => ms === 5000) ?? []
  act(poll as () => void)
  await shows('已付款')
  const log = await waitFor(() => inPage().getByRole('table', { name: '操作日志' }))
  await waitFor(() => expect(within(log).getAllByText('已完成').length).toBeGreaterThan(0))
})
