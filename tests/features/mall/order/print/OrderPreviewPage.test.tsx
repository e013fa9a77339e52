import { screen, waitFor } from '@testing-library/react'
import Big from 'big.js'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { renderApp, runApp, server, user } from '#tests/kit/render'

runApp('material')

const own = (matches: (order: (typeof orders)[number]) => boolean) => orders.find(matches) as (typeof orders)[number]
const orders = db.mallOrders.filter(({ storeId, orderType }) => storeId === '9003' && orderType === 'NORMAL')
const itemsOf = (sn: string) => db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)

/** The shipping note of an order, with its prices. */
async function note(sn: string): Promise<HTMLElement> {
  await renderApp({ path: `/orderPreview?sns=${sn}`, account: 'haichuan' })
  const shown = await screen.findByRole('region', { name: `发货单 ${sn}` })
  const prices = screen.getByRole('switch', { name: '打印价格' })
  if (prices.getAttribute('aria-checked') === 'false')
    await user.click(screen.getByText('打印价格', { selector: 'label' }))
  await waitFor(() => expect(shown).toHaveTextContent('单价'))
  return shown
}

it('leads from the lines over discount and freight to what the buyer paid', async () => {
  const { id, sn } = own(({ orderStatus }) => orderStatus === 'UNDELIVERED')
  const goods = itemsOf(sn).reduce((sum, { subTotal }) => sum.plus(subTotal), new Big(0))
  const flowPrice = goods.plus('12.5').minus('20').minus('5').toFixed(2)
  db.mallOrders.update(id, { freightPrice: '12.5', discountPrice: '20', couponPrice: '5', updatePrice: '0', flowPrice })
  const shown = await note(sn)
  for (const { num, unitPrice, subTotal } of itemsOf(sn)) {
    expect(new Big(unitPrice).times(num).toFixed(2)).toBe(new Big(subTotal).toFixed(2))
    expect(shown).toHaveTextContent(formatMoney(subTotal))
  }
  const [sum, paid] = [...shown.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent)
  expect(sum).toMatch(/^合计/)
  expect(sum).toContain(formatMoney(goods))
  expect(paid).toBe(`合计 ＋ 运费 12.50 － 优惠金额 20.00 － 优惠券金额 5.00 ＝ 实付（元）${formatMoney(flowPrice)}`)
})

it('says of an order that was closed unpaid what was due', async () => {
  const { sn } = own(({ orderStatus, payStatus }) => orderStatus === 'CANCELLED' && payStatus !== 'PAID')
  expect((await note(sn)).querySelector('tfoot tr:last-child')).toHaveTextContent('＝ 应付（元）')
})

it('names unit, phone of the shop and message of the buyer', async () => {
  const { id, sn } = own(({ orderStatus }) => orderStatus === 'UNDELIVERED')
  db.mallOrders.update(id, { remark: '送货前请来电' })
  const shown = await note(sn)
  const [item] = itemsOf(sn)
  // When it was ordered, to the minute.
  const { createTime } = db.mallOrders.get(id) ?? { createTime: '' }
  expect(shown.textContent).toMatch(new RegExp(`下单时间\\W*${createTime.slice(0, 16)}(?!:)`))
  for (const named of [
    '单位',
    db.goods.get(item?.goodsId ?? '')?.goodsUnit,
    db.stores.get('9003')?.contacts.deliver?.mobile,
    '送货前请来电',
  ])
    expect(shown).toHaveTextContent(named ?? 'none')
})

it('names the parcels of an order that is partly shipped', async () => {
  const { sn } = own(({ orderStatus }) => orderStatus === 'PARTS_DELIVERED')
  const parcels = db.mallOrderParcels.filter(({ orderSn }) => orderSn === sn)
  expect(parcels.length).toBeGreaterThan(0)
  const shown = await note(sn)
  for (const { logisticsName, logisticsNo } of parcels)
    expect(shown).toHaveTextContent(`${logisticsName} ${logisticsNo}`)
  expect(shown.querySelector('tfoot')).toHaveTextContent(/合计 .*，已发 \d/)
})

it('has no column of units where the service sends none', async () => {
  const { sn } = own(({ orderStatus }) => orderStatus === 'UNDELIVERED')
  for (const { id } of itemsOf(sn)) db.mallOrderItems.update(id, { goodsUnit: '' })
  const heads = [...(await note(sn)).querySelectorAll('th')].map(({ textContent }) => textContent)
  expect(heads).toContain('数量')
  expect(heads).not.toContain('单位')
})

it('prints a slip per parcel, with the phone of the shop', async () => {
  const { sn } = own(({ orderStatus }) => orderStatus === 'PARTS_DELIVERED')
  const [parcel] = db.mallOrderParcels.filter(({ orderSn }) => orderSn === sn)
  const [line] = parcel?.lines ?? []
  const item = itemsOf(sn).find((one) => one.sn === line?.orderItemSn)
  await renderApp({ path: `/orderPreview?sns=${sn}`, account: 'haichuan' })
  await user.click(await screen.findByText('装箱单'))
  const slip = await screen.findByRole('region', { name: `装箱单 ${sn}-1` })
  for (const shown of [
    db.goodsSkus.get(item?.skuId ?? '')?.sn,
    db.goods.get(item?.goodsId ?? '')?.goodsUnit,
    `${line?.deliverNumber}`,
    parcel?.logisticsNo,
    db.stores.get('9003')?.contacts.deliver?.mobile,
  ])
    expect(slip).toHaveTextContent(shown ?? 'none')
})

it('prints the slip of an order that was shipped whole, of which lilishop keeps no parcel', async () => {
  const { sn, logisticsName, logisticsNo } = own(({ orderStatus }) => orderStatus === 'DELIVERED')
  server.use(http.get('*/getPackage/*', () => HttpResponse.json({ success: true, code: 200, result: [] })))
  await renderApp({ path: `/orderPreview?sns=${sn}&document=slip`, account: 'haichuan' })
  const slip = await screen.findByRole('region', { name: new RegExp(`^(装箱单|送货单) ${sn}-1$`) })
  expect(slip).toHaveTextContent(`${logisticsName} ${logisticsNo}`)
  const rows = [...slip.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  itemsOf(sn).forEach(({ goodsName, num }, at) => {
    expect(rows[at]).toContain(goodsName)
    expect(rows[at]).toMatch(new RegExp(`${num}$`))
  })
})

it('names the paper of an own vehicle and gives its driver the whole phone, and of a note only on demand', async () => {
  const { sn, consigneeMobile } = own(({ orderStatus }) => orderStatus === 'PARTS_DELIVERED')
  const [parcel] = db.mallOrderParcels.filter(({ orderSn }) => orderSn === sn)
  const truck = { logisticsName: '自有车辆', logisticsNo: '粤B12345/19900010001/张建军' }
  db.mallOrderParcels.update(parcel?.id ?? '', truck)
  await renderApp({ path: `/orderPreview?sns=${sn}&document=slip&packageNo=${parcel?.packageNo}`, account: 'haichuan' })
  const slip = await screen.findByRole('region', { name: `送货单 ${sn}-1` })
  expect(slip).toHaveTextContent('第 1 车')
  expect(slip).toHaveTextContent(consigneeMobile)
  expect(screen.getByRole('radio', { name: '送货单' })).toBeChecked()
  expect(screen.getByRole('switch', { name: '显示完整电话' })).toBeChecked()
  await user.click(screen.getByText('发货单'))
  const shown = await screen.findByRole('region', { name: `发货单 ${sn}` })
  expect(shown).not.toHaveTextContent(consigneeMobile)
  expect(shown).toHaveTextContent('自有车辆 粤B·12345 张建军')
  await user.click(screen.getByText('显示完整电话', { selector: 'label' }))
  await waitFor(() => expect(shown).toHaveTextContent(consigneeMobile))
})
