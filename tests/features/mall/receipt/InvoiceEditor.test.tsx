import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { receiptIdOf, receiptView } from '#mocks/mall/receipt/rules'
import { pdfFile } from '#tests/kit/files'
import { fill, inPage, renderPage, runApp, user, visit } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const save = () => user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
/** An order whose buyer asked for an invoice of a company, which has a tax number. */
const asked = (matches: (status: string) => boolean) =>
  db.mallOrders.find(
    (row) =>
      row.storeId === '9003' &&
      row.needReceipt &&
      matches(row.orderStatus) &&
      !db.receipts.get(receiptIdOf(row)) &&
      receiptView(row).taxpayerId !== '',
  )

it('issues an invoice with its number and PDF, which can be corrected', async () => {
  const order = asked((status) => status === 'COMPLETED' || status === 'DELIVERED')
  const id = order ? receiptIdOf(order) : ''
  await renderPage({ path: `/receipts?orderSn=${order?.sn}&edit=${id}`, account: 'haichuan01' })
  const number = await waitFor(() => inDialog().getByLabelText('发票号码'))
  // Title, tax number and amount are copied into the tax service.
  expect(inDialog().getAllByRole('button', { name: /^复制 / })).toHaveLength(3)
  const refunded = db.afterSales
    .filter(({ orderSn, serviceStatus }) => orderSn === order?.sn && serviceStatus === 'COMPLETE')
    .reduce((sum, { actualRefundPrice }) => sum + Number(actualRefundPrice), 0)
  const net = (Number(order?.flowPrice) - refunded).toFixed(2)
  expect(inDialog().getByRole('button', { name: `复制 ${net}` })).toBeInTheDocument()
  expect(inDialog().queryAllByText('已扣除退款（元）')).toHaveLength(refunded > 0 ? 1 : 0)
  // So are its lines, with their tax.
  const lines = within(inDialog().getByRole('table', { name: '开票明细' }))
  expect(lines.getAllByText(formatMoney(net)).length).toBeGreaterThan(0)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(inDialog().getByRole('button', { name: '复制明细' }))
  expect(writeText.mock.lastCall?.[0]).toMatch(/\t13%\t/)
  await save()
  await waitFor(() => expect(inDialog().getByText('请填写发票号码')).toBeInTheDocument())
  await fill(number, '12a')
  await save()
  await waitFor(() => expect(inDialog().getByText('发票号码应为8-20位数字')).toBeInTheDocument())
  await fill(number, '26440000000000000001')
  const pdf = pdfFile('发票.pdf')
  await user.upload(inDialog().getByLabelText('发票文件', { selector: 'input' }), pdf)
  await waitFor(() => expect(inDialog().getByRole('button', { name: '移除 发票.pdf' })).toBeInTheDocument())
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(JSON.parse(db.receipts.get(id)?.receiptDetail ?? '{}')).toMatchObject({
    invoiceNo: '26440000000000000001',
    fileName: '发票.pdf',
    fileUrl: expect.stringMatching(/\.pdf$/),
  })
})

it('says why an invoice cannot be issued yet', async () => {
  const order = asked((status) => status === 'UNDELIVERED')
  await renderPage({
    path: `/receipts?orderSn=${order?.sn}&edit=${order && receiptIdOf(order)}`,
    account: 'haichuan01',
  })
  await waitFor(() => expect(inDialog().getByText('发货或完成后才能开票')).toBeInTheDocument())
})

it('takes back an invoice that a later refund left too high, and issues a new one of what is left', async () => {
  const views = db.mallOrders.filter(({ storeId, needReceipt }) => storeId === '9003' && needReceipt).map(receiptView)
  const over = views.find(({ overPrice, receiptPrice }) => overPrice > 0 && overPrice < receiptPrice)
  if (!over) throw new Error('no invoice was refunded since')
  const left = (over.receiptPrice - over.overPrice).toFixed(2)
  await renderPage({ path: `/receipts?orderSn=${over.orderSn}&refundedSince=1`, account: 'haichuan01' })
  const said = `已开票后又退款 ${formatMoney(over.overPrice)} 元`
  await waitFor(() => expect(inPage().getAllByText(said).length).toBeGreaterThan(0))
  await user.click(inPage().getByRole('button', { name: /^更正发票/ }))
  const redNo = await waitFor(() => inDialog().getByLabelText('红字发票号码'))
  expect(inDialog().getByRole('button', { name: `复制 ${over.receiptPrice.toFixed(2)}` })).toBeInTheDocument()
  expect(inDialog().getByRole('button', { name: `复制 ${left}` })).toBeInTheDocument()
  await save()
  await waitFor(() => expect(inDialog().getByText('请填写红字发票号码')).toBeInTheDocument())
  const used = db.receipts.find(({ orderSn }) => orderSn !== over.orderSn)
  await fill(redNo, JSON.parse(used?.receiptDetail ?? '{}').invoiceNo)
  await user.upload(inDialog().getByLabelText('红字发票文件', { selector: 'input' }), pdfFile('红字.pdf'))
  await waitFor(() => expect(inDialog().getByRole('button', { name: '移除 红字.pdf' })).toBeInTheDocument())
  await fill(inDialog().getByLabelText('新发票号码'), '26440000000000000003')
  await save()
  await waitFor(() => expect(redNo).toHaveAccessibleDescription(`红字发票号码已用于订单 ${used?.orderSn}`))
  await fill(redNo, '26440000000000000002')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const order = db.mallOrders.find(({ sn }) => sn === over.orderSn)
  expect(order && receiptView(order)).toMatchObject({ receiptPrice: Number(left), overPrice: 0 })
  // The order shows the invoice, the one taken back, and the red letter.
  await visit(`/order-detail?sn=${over.orderSn}`)
  const taken = await waitFor(() => inPage().getByRole('table', { name: '已冲红的发票' }))
  expect(taken).toHaveTextContent(JSON.parse(over.receiptDetail ?? '{}').invoiceNo)
  expect(within(taken).getByRole('link', { name: '26440000000000000002' })).toBeInTheDocument()
  expect(inPage().getByText('26440000000000000003')).toBeInTheDocument()
})

it('issues no invoice again that was not changed', async () => {
  const issued = db.mallOrders
    .filter(({ storeId, needReceipt }) => storeId === '9003' && needReceipt)
    .map(receiptView)
    .find(({ receiptStatus, overPrice }) => receiptStatus === 1 && overPrice === 0)
  const before = db.receipts.get(issued?.id ?? '')
  await renderPage({ path: `/receipts?orderSn=${issued?.orderSn}&edit=${issued?.id}`, account: 'haichuan01' })
  await waitFor(() => expect(inDialog().getByLabelText('发票号码')).not.toHaveValue(''))
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/更正发票/)
  await save()
  await waitFor(() => expect(inDialog().getByText('发票号码和文件都没有修改')).toBeInTheDocument())
  expect(db.receipts.get(issued?.id ?? '')).toEqual(before)
})
