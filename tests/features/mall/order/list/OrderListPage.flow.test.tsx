import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { piecesText } from '#features/mall/sale/model'
import { db } from '#mocks/areas'
import { waitingInGroup } from '#mocks/mall/order/groups'
import { choose, inPage, renderPage, runApp, server, user, visit } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { boxes, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

/** The actions in the row of an order, including those behind 更多. */
async function offered(sn: string): Promise<string[]> {
  await renderPage({ path: `/orders?orderSn=${sn}`, account: 'haichuan' })
  await settled()
  const row = within(records()[0] as HTMLElement)
  const shown = row.getAllByRole('button').map((button) => button.textContent?.trim() ?? '')
  if (!shown.includes('更多')) return shown
  await user.click(row.getByRole('button', { name: '更多' }))
  const more = await screen.findAllByRole('menuitem')
  return [...shown.filter((name) => name !== '更多'), ...more.map(({ textContent }) => textContent ?? '')]
}

// The flags of a list's row are coarser than those of the order's record, but a row offers the same actions.
it.each([
  ['CANCELLED', [], ['改地址', '发货', '取消订单']],
  ['PARTS_DELIVERED', ['发货', '改地址'], ['取消订单']],
  ['STAY_PICKED_UP', ['核销', '取消订单'], ['改地址', '发货']],
])('an order in %s offers %j, and not %j', async (orderStatus, those, others) => {
  const order = db.mallOrders.find(
    (row) => row.storeId === '9003' && row.orderType === 'NORMAL' && row.orderStatus === orderStatus,
  )
  const found = await offered(order?.sn ?? '')
  expect(found).toEqual(expect.arrayContaining(those))
  for (const other of others) expect(found).not.toContain(other)
  expect(records()[0]).toHaveTextContent(order?.payStatus === 'PAID' ? '实付 ' : '应付 ')
})

const inStatus = (orderStatus: string) =>
  db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === orderStatus)

it('names the pick-up point of an order to be picked up', async () => {
  const pickUp = inStatus('STAY_PICKED_UP')
  await renderPage({ path: `/orders?orderSn=${pickUp?.sn}`, account: 'haichuan' })
  await settled()
  const place = `自提点：${pickUp?.storeAddressPath}`
  expect(inPage().getByTitle(place)).toHaveTextContent(place)
})

it('says of a group order how many joined and are missing, and until when, in list and record', async () => {
  const waiting = inStatus('PAID')
  const { requiredNum, endTime = '' } = db.groupBuys.get(waiting?.promotionId ?? '') ?? {}
  const joined = waitingInGroup(waiting?.promotionId ?? '').length
  const said = `已参团 ${joined} 人，还差 ${Number(requiredNum) - joined} 人，${endTime.slice(5, 16)} 截止`
  await renderPage({ path: `/orders?orderSn=${waiting?.sn}`, account: 'haichuan' })
  await settled()
  expect(records()[0]).toHaveTextContent(said)
  await visit(`/order-detail?sn=${waiting?.sn}`)
  await waitFor(() => expect(inPage().getByText(said)).toBeInTheDocument())
})

it('says how much of a partly shipped order is still to be shipped', async () => {
  const parts = inStatus('PARTS_DELIVERED')
  await renderPage({ path: `/orders?orderSn=${parts?.sn}`, account: 'haichuan' })
  await settled()
  const items = db.mallOrderItems.filter(({ orderSn }) => orderSn === parts?.sn)
  const lines = items.map(({ goodsUnit, num, deliverNumber }) => ({ goodsUnit, num: num - deliverNumber }))
  const left = piecesText(lines.filter(({ num }) => num > 0))
  expect(records()[0]).toHaveTextContent(`${left} 未发`)
})

it('counts the products of an order in their units', async () => {
  const inTonnes = db.mallOrderItems.find(
    ({ goodsUnit, orderSn }) =>
      goodsUnit === '吨' &&
      db.mallOrders.find(({ sn }) => sn === orderSn)?.storeId === '9003' &&
      db.mallOrders.find(({ sn }) => sn === orderSn)?.orderStatus === 'COMPLETED' &&
      db.mallOrderItems.filter((one) => one.orderSn === orderSn).length === 1,
  )
  await renderPage({ path: `/orders?orderSn=${inTonnes?.orderSn}`, account: 'haichuan' })
  await settled()
  expect(records()[0]).toHaveTextContent(`共 ${inTonnes?.num}吨`)
  await visit(`/order-detail?sn=${inTonnes?.orderSn}`)
  const lines = await waitFor(() => inPage().getByRole('table', { name: '商品' }))
  expect(within(lines).getByRole('columnheader', { name: '单位' })).toBeInTheDocument()
  expect(lines).toHaveTextContent('吨')
})

it('ships the ticked orders with waybills, reports each, retries a failed one, and prints all', async () => {
  const account = db.storeLogistics.find(({ storeId, faceSheetFlag }) => storeId === '9003' && faceSheetFlag)
  const name = db.logistics.get(account?.logisticsId ?? '')?.name ?? ''
  await renderPage({ path: '/orders?orderStatus=UNDELIVERED', account: 'haichuan' })
  await settled()
  for (const box of boxes().slice(0, 2)) await user.click(box)
  await user.click(inPage().getByRole('button', { name: '生成电子面单并发货（2）' }))
  const asking = await waitFor(() => dialog('生成电子面单并发货'))
  await choose(await waitFor(() => within(asking).getByLabelText('物流公司')), name)
  const [first] = records().map((row) => row.getAttribute('data-row-key') ?? 'none')
  expect(asking).toHaveTextContent(first as string)
  await user.click(within(asking).getByRole('button', { name: '下一步' }))
  expect(await waitFor(() => dialog('发货 2 个订单？'))).toHaveTextContent(`每个订单生成一张${name}电子面单`)
  expect(dialog('发货 2 个订单？')).toHaveTextContent(first as string)
  const running = await waitFor(() => dialog('发货 2 个订单？'))
  let calls = 0
  server.use(
    http.post('*/delivery', () => {
      calls += 1
      return calls === 1 ? HttpResponse.json({ code: 400, success: false, message: '系统繁忙' }) : undefined
    }),
  )
  await user.click(within(running).getByRole('button', { name: '生成电子面单并发货（2）' }))
  await user.click(await screen.findByRole('button', { name: '重试失败的 1 项' }))
  const printing = await waitFor(() => dialog('电子面单'))
  expect(within(printing).getByRole('button', { name: '打印 2 张面单' })).toBeInTheDocument()
  const made = db.mallOrders.filter(({ waybillNo }) => waybillNo !== '')
  expect(made.map(({ orderStatus, logisticsNo, waybillNo }) => [orderStatus, logisticsNo === waybillNo])).toEqual([
    ['DELIVERED', true],
    ['DELIVERED', true],
  ])
})
