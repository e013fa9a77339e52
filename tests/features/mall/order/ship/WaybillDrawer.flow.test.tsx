import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { takeStep } from '#mocks/kernel/counterparty'
import { choose, idle, inPage, page, renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { records } from '#tests/kit/suites/listScreen'

runApp('material')

const of = (status: string) =>
  db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === status)?.sn ?? ''
const open = async (sn: string, account = 'haichuan') => {
  await renderPage({ path: `/order-detail?sn=${sn}`, account })
  await waitFor(() => page())
  await idle()
}

it('makes the waybill of a carrier with an account, and shows its number', async () => {
  const sn = of('UNDELIVERED')
  await open(sn)
  await user.click(inPage().getByRole('button', { name: /打印电子面单/ }))
  await waitFor(() => expect(dialog(`电子面单 ${sn}`)).toBeInTheDocument())
  const make = await waitFor(() => inDialog().getByRole('button', { name: '生成面单' }))
  expect(make).toBeDisabled()
  await choose(inDialog().getByLabelText('物流公司'), '顺丰速运')
  await user.click(make)
  await waitFor(() => expect(inDialog().getByTitle('电子面单')).toBeInTheDocument())
  expect(inDialog().getByText(/^SF\d{12}$/)).toBeInTheDocument()
  expect(inDialog().getByTitle('电子面单')).toHaveAttribute('sandbox', 'allow-same-origin allow-modals')
})

/** An order with a waybill that was made before. */
function withWaybill(): string {
  const order = db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'UNDELIVERED')
  const [company] = db.storeLogistics.filter(({ storeId, faceSheetFlag }) => storeId === '9003' && faceSheetFlag)
  db.mallOrders.update(order?.id ?? '', { waybillNo: 'SF000011112222', waybillCompanyId: company?.logisticsId ?? '' })
  return order?.sn ?? ''
}

it('keeps the number of a made waybill on its order', async () => {
  await open(withWaybill())
  expect(inPage().getByText(/^面单已生成：.+ SF000011112222，还没有发货$/)).toBeInTheDocument()
  expect(inPage().getByText('SF000011112222')).toBeInTheDocument()
})

it('finds an order by the number of its waybill, and ships it with that number', async () => {
  const sn = withWaybill()
  await renderPage({ path: `/orders?keywords=SF000011112222&ship=${sn}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByLabelText('物流单号')).toHaveValue('SF000011112222'))
  expect(within(records()[0] as HTMLElement).getByText('SF000011112222')).toBeInTheDocument()
  await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  await waitFor(() =>
    expect(db.mallOrderParcels.find(({ orderSn }) => orderSn === sn)?.logisticsNo).toBe('SF000011112222'),
  )
})

it('offers the waybill file of SF after shipping by SF', async () => {
  takeStep('useShunfeng', '9003')
  const sn = of('UNDELIVERED')
  await open(sn)
  expect(inPage().queryByRole('button', { name: /打印电子面单/ })).toBeNull()
  await user.click(inPage().getByRole('button', { name: '顺丰发货' }))
  const asking = await waitFor(() => dialog(`使用顺丰发货订单 ${sn}？`))
  await user.click(within(asking).getByRole('button', { name: '顺丰发货' }))
  await waitFor(() => expect(inPage().getByRole('button', { name: /下载面单/ })).toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: /下载面单/ }))
  await user.click(await waitFor(() => inDialog().getByRole('button', { name: '生成面单' })))
  await waitFor(() => expect(inDialog().getByRole('link', { name: '打开顺丰面单' })).toBeInTheDocument())
})

it('has no buttons for a read-only account', async () => {
  await open(of('UNDELIVERED'), 'haichuan03')
  expect(inPage().queryByRole('button', { name: /电子面单/ })).toBeNull()
})
