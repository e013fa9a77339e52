import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { formatMoney, sum } from '#domain/money'
import { db } from '#mocks/areas'
import { address, askedAt, fill, idle, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

const order = (orderStatus: string, more: object = {}) => {
  const found = db.mallOrders.find(
    (row) =>
      row.storeId === '9003' &&
      row.orderStatus === orderStatus &&
      Object.entries(more).every(([name, value]) => Reflect.get(row, name) === value),
  )
  if (!found) throw new Error(`no order in ${orderStatus}`)
  return found
}
const parts = order('PARTS_DELIVERED')

/** The buttons in the head of an order. */
async function offered(sn: string): Promise<string[]> {
  await renderPage({ path: `/order-detail?sn=${sn}`, account: 'haichuan' })
  await shows('订单日志')
  await idle()
  const names = ['发货', '核销', '调整价格', '修改收货地址', '备注', '打印发货单', '取消订单', '打印电子面单']
  return names.filter((name) => inPage().queryByRole('button', { name: new RegExp(`^${[...name].join('\\s?')}$`) }))
}

/** The amount of an order in words: what was paid, or what is or was due. */
const amountOf = ({ payStatus, flowPrice }: { payStatus: string; flowPrice: string }) =>
  `${payStatus === 'PAID' ? '实付' : '应付'} ${formatMoney(flowPrice)} 元`

// What is allowed in each status is proven in `model.test.ts`; together these four show and hide every button.
it.each([
  ['UNPAID', { orderType: 'NORMAL' }, ['调整价格', '修改收货地址', '备注', '打印发货单', '取消订单']],
  ['UNDELIVERED', {}, ['发货', '修改收货地址', '备注', '打印发货单', '取消订单', '打印电子面单']],
  ['STAY_PICKED_UP', {}, ['核销', '备注', '打印发货单', '取消订单']],
  ['CANCELLED', { payStatus: 'UNPAID' }, ['备注', '打印发货单']],
])('an order in %s %j offers what the server allows', async (status, more, names) => {
  const shown = order(status, more)
  expect(await offered(shown.sn)).toEqual(names)
  expect(inPage().getByText(amountOf(shown))).toBeInTheDocument()
  // The same word over the lines and at the foot of the amounts.
  const [word] = amountOf(shown).split(' ')
  expect(inPage().getByRole('columnheader', { name: `${word}（元）` })).toBeInTheDocument()
  expect(inPage().getByText(`${word}金额（元）`)).toBeInTheDocument()
})

it('says what went back of the amount, in head and sum', async () => {
  const claim = db.afterSales.find(
    ({ storeId, serviceStatus, actualRefundPrice }) =>
      storeId === '9003' && serviceStatus === 'COMPLETE' && Number(actualRefundPrice) > 0,
  )
  const claims = db.afterSales.filter(
    ({ orderSn, serviceStatus }) => orderSn === claim?.orderSn && serviceStatus === 'COMPLETE',
  )
  const refunded = formatMoney(sum(claims.map(({ actualRefundPrice }) => actualRefundPrice)))
  await renderPage({ path: `/order-detail?sn=${claim?.orderSn}`, account: 'haichuan' })
  await shows(`已退 ${refunded} 元`)
  expect(inPage().getByText('已退款（元）').nextSibling).toHaveTextContent(`-${refunded}`)
})

it('shows its parcels with their products and tracking', async () => {
  await renderPage({ path: `/order-detail?sn=${parts.sn}`, account: 'haichuan' })
  const [parcel] = db.mallOrderParcels.filter(({ orderSn }) => orderSn === parts.sn)
  await shows(/已揽收/)
  expect(inPage().getAllByText(new RegExp(parcel?.logisticsNo ?? 'none')).length).toBeGreaterThan(0)
  expect(inPage().getByText(new RegExp(`${parcel?.createTime.slice(0, 16)} 发出`))).toBeInTheDocument()
  const [line] = parcel?.lines ?? []
  expect(
    inPage().getByText(
      `${line?.goodsName} × ${line?.deliverNumber}${db.mallOrderItems.find(({ sn }) => sn === line?.orderItemSn)?.goodsUnit}`,
    ),
  ).toBeInTheDocument()
})

it('shows the one parcel of an order that was shipped whole, of which lilishop keeps none', async () => {
  const whole = order('DELIVERED')
  server.use(http.get('*/getPackage/*', () => HttpResponse.json({ success: true, code: 200, result: [] })))
  await renderPage({ path: `/order-detail?sn=${whole.sn}`, account: 'haichuan' })
  const parcels = within(await waitFor(() => inPage().getByRole('region', { name: '包裹与物流' })))
  const { logisticsName, logisticsNo, logisticsTime } = whole
  await parcels.findByText(`包裹 1：${logisticsName} ${logisticsNo} ${logisticsTime.slice(0, 16)} 发出`)
  const lines = db.mallOrderItems.filter(({ orderSn }) => orderSn === whole.sn)
  for (const { goodsName, num } of lines) parcels.getByText(new RegExp(`${goodsName} × ${num}`))
  expect(parcels.queryByText('还没有发货')).toBeNull()
})

it('says when the first parcel of a partly shipped order left, and reads an own vehicle as plate and driver', async () => {
  const [parcel] = db.mallOrderParcels.filter(({ orderSn }) => orderSn === parts.sn)
  const truck = { logisticsName: '自有车辆', logisticsNo: '粤B12345/19900010001/张建军' }
  db.mallOrderParcels.update(parcel?.id ?? '', truck)
  await renderPage({ path: `/order-detail?sn=${parts.sn}`, account: 'haichuan' })
  await shows(`${parcel?.createTime.slice(0, 16)}（首个包裹，未发完）`)
  await shows(/：自有车辆 粤B·12345 张建军/)
  await shows('自有车辆送货，没有物流轨迹。')
  expect(inPage().getByText('199****0001')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(truck.logisticsNo)
})

it.each([
  ['RETURN_MONEY', '查看退款', '/after-sales/refunds'],
  ['RETURN_GOODS', '查看退货', '/after-sales'],
])('leads from claims of %s to the list that holds them', async (kind, link, path) => {
  const claim = db.afterSales.find(
    ({ storeId, serviceType, serviceStatus }) =>
      storeId === '9003' && serviceType === kind && serviceStatus === 'COMPLETE',
  )
  await renderPage({ path: `/order-detail?sn=${claim?.orderSn}`, account: 'haichuan' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: link })))
  await waitFor(() => expect(address()).toBe(`${path}?orderSn=${claim?.orderSn}`))
  await shows(claim?.sn ?? '')
})

it('is redeemed only by its own code', async () => {
  const waiting = order('STAY_PICKED_UP')
  await renderPage({ path: `/order-detail?sn=${waiting.sn}`, account: 'haichuan' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: /^核\s?销$/ })))
  expect(document.body).not.toHaveTextContent(waiting.verificationCode)
  await shows(`******${waiting.verificationCode.slice(-2)}（由买家出示）`)
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByLabelText('核销码')).toHaveFocus())
  await fill(dialog.getByLabelText('核销码'), '00000000')
  await user.click(dialog.getByRole('button', { name: /^核\s?销$/ }))
  expect(await dialog.findByText('核销码不正确，请核对买家出示的核销码')).toBeInTheDocument()
  await fill(dialog.getByLabelText('核销码'), waiting.verificationCode)
  await waitFor(() => expect(dialog.queryByText('核销码不正确，请核对买家出示的核销码')).not.toBeInTheDocument())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(db.mallOrders.get(waiting.id)?.orderStatus).toBe('COMPLETED'))
  expect(askedAt(`/take/${waiting.sn}/${waiting.verificationCode}`)).toHaveLength(1)
})

it('is cancelled by a question that says what follows, and whose buttons cannot be mistaken', async () => {
  const unpaid = order('UNPAID')
  await renderPage({ path: `/order-detail?sn=${unpaid.sn}`, account: 'haichuan' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '取消订单' })))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('还没有付款')
  expect(dialog).not.toHaveTextContent('原路退回')
  const buttons = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(' ', ''))
  expect(buttons.slice(-2)).toEqual(['返回', '取消订单'])
})

it.each([
  ['RETURN_GOODS', ['查看退货']],
  ['RETURN_MONEY', ['查看退款']],
])('leads to the list that the claims of an order stand in: %s', async (serviceType, names) => {
  const of = (orderSn: string) => db.afterSales.filter((row) => row.orderSn === orderSn)
  const claim = db.afterSales.find(
    (row) =>
      row.storeId === '9003' &&
      row.serviceStatus === 'COMPLETE' &&
      of(row.orderSn).every((one) => one.serviceType === serviceType),
  )
  await renderPage({ path: `/order-detail?sn=${claim?.orderSn}`, account: 'haichuan' })
  await shows('订单日志')
  const shown = ['查看退货', '查看退款'].filter((name) => inPage().queryByRole('button', { name }))
  expect(shown).toEqual(names)
})
