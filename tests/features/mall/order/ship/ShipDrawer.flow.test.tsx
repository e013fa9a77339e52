import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { piecesText } from '#features/mall/sale/model'
import { db, handlers } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { choose, fill, inPage, reload, renderPage, runApp, server, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const order = db.mallOrders.find(({ sn, storeId, orderStatus }) => {
  const items = db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)
  return storeId === '9003' && orderStatus === 'UNDELIVERED' && (items[0]?.num ?? 0) > 1
})
const sn = order?.sn ?? ''
const items = () => db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)

it('ships an order in two parcels: the first a part, the second the rest', async () => {
  await renderPage({ path: `/order-detail?sn=${sn}&ship=${sn}`, account: 'haichuan' })
  const send = async (number: string, first?: string) => {
    await waitFor(() => expect(inDialog().getByLabelText('物流单号')).toBeEnabled())
    await choose(inDialog().getByLabelText('物流公司'), '中通快递')
    await fill(inDialog().getByLabelText('物流单号'), number)
    if (first) {
      const [input, ...rest] = inDialog().getAllByLabelText(/本次发货$/)
      // Only what is wrong is marked, not its neighbours.
      await fill(input as HTMLElement, '99999')
      await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
      expect(await inDialog().findByText(/^最多还可发/)).toBeInTheDocument()
      const marked = document.querySelectorAll('[role="dialog"] :is(input, select, textarea)[class*="-status-error"]')
      expect([...marked]).toEqual([input])
      await fill(input as HTMLElement, first)
      for (const one of rest) await fill(one, '0')
    }
    await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  }
  // In full-width digits, as a Chinese input method may type them.
  await send('ZT100000001', '１')
  await waitFor(() => expect(db.mallOrders.get(order?.id ?? '')?.orderStatus).toBe('PARTS_DELIVERED'))
  expect(items()[0]?.deliverNumber).toBe(1)
  const left = piecesText(
    items()
      .map(({ goodsUnit, num, deliverNumber }) => ({ goodsUnit, num: num - deliverNumber }))
      .filter(({ num }) => num > 0),
  )
  expect(await screen.findByText(`订单 ${sn} 部分发货，还有 ${left} 未发`)).toBeInTheDocument()
  expect(await inPage().findByText(`还有 ${left} 未发`)).toBeInTheDocument()
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
  await user.click(await waitFor(() => inPage().getByRole('button', { name: /^发\s?货$/ })))
  await send('ZT100000002')
  await waitFor(() => expect(db.mallOrders.get(order?.id ?? '')?.orderStatus).toBe('DELIVERED'))
  expect(items().every(({ num, deliverNumber }) => num === deliverNumber)).toBe(true)
  expect(db.mallOrderParcels.filter(({ orderSn }) => orderSn === sn).map(({ logisticsNo }) => logisticsNo)).toEqual([
    'ZT100000001',
    'ZT100000002',
  ])
})

it('ships the products of a draft, except a line that was shipped meanwhile', async () => {
  const long = db.mallOrders.find(
    ({ sn, storeId, orderStatus }) =>
      storeId === '9003' &&
      orderStatus === 'UNDELIVERED' &&
      db.mallOrderItems.filter(({ orderSn }) => orderSn === sn).length > 1,
  )
  const [first, second] = db.mallOrderItems.filter(({ orderSn }) => orderSn === long?.sn)
  await renderPage({ path: `/orders?orderSn=${long?.sn}&ship=${long?.sn}`, account: 'haichuan' })
  await fill(await waitFor(() => inDialog().getByLabelText('物流单号')), 'SF0001')
  await flushDrafts()
  db.mallOrderItems.update(first?.id ?? '', { deliverNumber: first?.num ?? 0 })
  db.mallOrders.update(long?.id ?? '', { orderStatus: 'PARTS_DELIVERED', deliverStatus: 'PARTS_DELIVERED' })
  await reload()
  await waitFor(() => expect(inDialog().getByLabelText('物流单号')).toHaveValue('SF0001'))
  const left = () => inDialog().getAllByLabelText(/本次发货$/)
  expect(left()[0]).toHaveAccessibleName(`${second?.goodsName} 本次发货`)
  expect(left()[0]).toHaveValue(`${second?.num}`)
  await choose(inDialog().getByLabelText('物流公司'), '中通快递')
  await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  await waitFor(() => expect(db.mallOrderItems.get(second?.id ?? '')?.deliverNumber).toBe(second?.num))
  expect(db.mallOrderItems.get(first?.id ?? '')?.deliverNumber).toBe(first?.num)
})

it('makes the waybill and ships with its number in one step, also when the first answer is lost', async () => {
  const waiting = db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'UNDELIVERED')
  await renderPage({ path: `/orders?orderSn=${waiting?.sn}&ship=${waiting?.sn}`, account: 'haichuan' })
  await user.click(await waitFor(() => inDialog().getByRole('radio', { name: '生成电子面单' })))
  await choose(inDialog().getByLabelText('物流公司'), '顺丰速运')
  let lost = 0
  server.use(
    http.post(
      '*/delivery',
      async ({ request }) => {
        lost += 1
        await getResponse(handlers, request.clone())
        return HttpResponse.error()
      },
      { once: true },
    ),
  )
  const ship = () => user.click(inDialog().getByRole('button', { name: '生成电子面单并发货' }))
  await ship()
  await waitFor(() => expect(lost).toBe(1))
  await waitFor(() => expect(inDialog().getByRole('button', { name: '生成电子面单并发货' })).toBeEnabled())
  await ship()
  const number = await waitFor(() => inDialog().getByText(/^SF\d{12}$/))
  expect(inDialog().getByTitle('电子面单')).toBeInTheDocument()
  const parcels = db.mallOrderParcels.filter(({ orderSn }) => orderSn === waiting?.sn)
  expect(parcels.map(({ logisticsNo }) => logisticsNo)).toEqual([number.textContent])
})

it('asks before it ships by an old form what a colleague has shipped meanwhile', async () => {
  const open = db.mallOrders.find(({ sn, storeId, orderStatus }) => {
    const [line] = db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)
    return storeId === '9003' && orderStatus === 'UNDELIVERED' && (line?.num ?? 0) > 4
  })
  const [line] = db.mallOrderItems.filter(({ orderSn }) => orderSn === open?.sn)
  await renderPage({ path: `/orders?orderSn=${open?.sn}&ship=${open?.sn}`, account: 'haichuan' })
  await fill(await waitFor(() => inDialog().getByLabelText('物流单号')), 'ZT0006666')
  await choose(inDialog().getByLabelText('物流公司'), '中通快递')
  const [input, ...rest] = inDialog().getAllByLabelText(/本次发货$/)
  await fill(input as HTMLElement, '2')
  for (const one of rest) await fill(one, '0')
  db.mallOrderItems.update(line?.id ?? '', { deliverNumber: 2 })
  await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  const since = piecesText([{ goodsUnit: line?.goodsUnit ?? '', num: 2 }])
  expect(await screen.findAllByText(`订单 ${open?.sn} 打开之后又发出了 ${since}`)).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: '返回核对' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '返回核对' })).not.toBeInTheDocument())
  expect(db.mallOrderItems.get(line?.id ?? '')?.deliverNumber).toBe(2)
})

it('says why the rest of a partly shipped order gets no electronic waybill', async () => {
  const part = db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'PARTS_DELIVERED')
  await renderPage({ path: `/order-detail?sn=${part?.sn}&ship=${part?.sn}`, account: 'haichuan' })
  await waitFor(() => inDialog().getByText('部分发货的订单不能再生成电子面单，请填写单号或用自有车辆。'))
  expect(inDialog().queryByText('生成电子面单')).toBeNull()
})

it('ships by an own driver and vehicle, whose note is printed with the names to sign', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await renderPage({ path: `/order-detail?sn=${sn}&ship=${sn}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByLabelText('物流单号')).toBeEnabled())
  await user.click(await inDialog().findByText('自有车辆'))
  await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  for (const error of ['请填写司机姓名', '请填写司机电话', '请填写车牌号']) await inDialog().findByText(error)
  await fill(inDialog().getByLabelText('司机姓名'), '张建国')
  await fill(inDialog().getByLabelText('司机电话'), '19900012345')
  await fill(inDialog().getByLabelText('车牌号'), '粤b·99999')
  await user.click(inDialog().getByRole('button', { name: /^发\s?货$/ }))
  await waitFor(() => expect(db.mallOrders.get(order?.id ?? '')?.orderStatus).toBe('DELIVERED'))
  const [parcel] = db.mallOrderParcels.filter(({ orderSn }) => orderSn === sn)
  expect(parcel).toMatchObject({ logisticsName: '自有车辆', logisticsNo: '粤B99999/19900012345/张建国' })
  const ask = within(await screen.findByRole('dialog', { name: `订单 ${sn} 已装车，现在打印送货单？` }))
  await user.click(ask.getByRole('button', { name: /^打\s*印$/ }))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  const { searchParams } = new URL(String(opened.mock.calls[0]?.[0]), 'http://localhost')
  expect([...searchParams.values()]).toEqual([sn, 'slip', parcel?.packageNo, '241x140'])
})
