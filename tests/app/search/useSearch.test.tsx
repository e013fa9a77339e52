import { fireEvent, screen, waitFor } from '@testing-library/react'
import { pinyin } from 'pinyin-pro'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { renderApp, runApp, tabNames, user } from '#tests/kit/render'

runApp('material')

// Its code loads with the first use.
const input = () => screen.findByRole('combobox', { name: '查找页面与单据' }, { timeout: 10_000 })

const hits = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** The first hit of a text, once no search is pending. */
async function find(text: string): Promise<string> {
  fireEvent.change(await input(), { target: { value: text } })
  await waitFor(() => expect(document.querySelector('.ant-modal .anticon-loading')).toBeNull())
  return screen.queryAllByRole('option')[0]?.textContent ?? ''
}

it('finds orders and claims by number, products by name; home has cards of the allowed screens', async () => {
  const order = db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'DELIVERED')
  const claim = db.afterSales.find(({ storeId, serviceStatus }) => storeId === '9003' && serviceStatus === 'APPLY')
  const stranger = db.mallOrders.find(({ storeId }) => storeId === '9004')
  await renderApp({ path: '/home', account: 'haichuan01' })
  const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  await waitFor(() =>
    expect(cards()).toEqual(expect.arrayContaining(['商城待发货', '退货申请', '待申诉投诉', '待回复评价'])),
  )
  // She looks at products, and may change none.
  for (const card of ['库存预警', '审核未通过商品']) expect(cards()).not.toContain(card)

  await user.keyboard('{Control>}k{/Control}')
  expect(await find(order?.sn ?? '')).toContain(`商城订单${order?.sn}`)
  expect(await find(claim?.sn ?? '')).toContain(`售后单${claim?.sn}`)
  expect(await find('水泥钢钉')).toContain('商品水泥钢钉')
  expect(await find(stranger?.sn ?? 'none')).toBe('')
  await find(claim?.sn ?? '')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tabNames().at(-1)).toBe(`售后详情 ${claim?.sn}`))
})

it('finds members and orders by phone, orders by product and waybill, materials by grade, drivers by the pinyin of their names', async () => {
  const own = new Set(db.mallOrders.filter(({ storeId }) => storeId === '9003').map(({ sn }) => sn))
  const parcel = db.mallOrderParcels.find(
    ({ orderSn, logisticsNo }) => own.has(orderSn) && /^[A-Z]+\d+$/.test(logisticsNo),
  )
  const order = db.mallOrders.find(({ storeId, consigneeMobile }) => storeId === '9003' && consigneeMobile !== '')
  await renderApp({ path: '/home', account: 'haichuan' })
  await user.keyboard('{Control>}k{/Control}')
  expect(await find(order?.consigneeMobile ?? '')).toContain('会员')
  expect(hits()).toContainEqual(expect.stringContaining('商城订单'))
  expect(await find(parcel?.logisticsNo ?? '')).toContain(`商城订单${parcel?.orderSn}`)
  expect(await find('HRB400')).toMatch(/^(合同材料|商品).*HRB400/)
  const driver = db.drivers.find(({ supplierId, driverName }) => supplierId === '9003' && driverName.length === 3)
  const letters = pinyin(driver?.driverName ?? '', { pattern: 'first', toneType: 'none', type: 'array' }).join('')
  await find(letters)
  await waitFor(() => {
    expect(hits()).toContainEqual(expect.stringContaining(`司机${driver?.driverName}`))
  })
})

it('finds contracts by the pinyin of their names and projects, and by their numbers in either width', async () => {
  const contract = db.contracts.find(({ supplierId, projects }) => supplierId === '9003' && projects.length > 0)
  db.contracts.update(contract?.id ?? '', { contractName: '滨江一号供货合同', contractCode: 'ZC-２０２６-001' })
  await renderApp({ path: '/home', account: 'haichuan' })
  await user.keyboard('{Control>}k{/Control}')
  for (const letters of ['binjiang', 'bjyh']) {
    await find(letters)
    await waitFor(() => expect(hits()).toContainEqual(expect.stringContaining('滨江一号供货合同')))
  }
  for (const number of ['ZC-2026', 'ＺＣ-２０２６']) {
    await find(number)
    expect(hits()).toContainEqual(expect.stringContaining('滨江一号供货合同'))
  }
})

it('finds projects by the pinyin of their names', async () => {
  const order = db.orders.find(({ supplierId, status }) => supplierId === '9003' && status === 'UNDELIVERED')
  db.orders.update(order?.id ?? '', { projectName: '滨江一号地块总承包工程' })
  await renderApp({ path: '/home', account: 'haichuan' })
  await user.keyboard('{Control>}k{/Control}')
  await find('binjiang')
  await waitFor(() => expect(hits()).toContainEqual(expect.stringContaining('项目滨江一号地块总承包工程')))
})

it('finds documents by amount as it is written, notes by driver and by the heat of a line', async () => {
  const bill = db.settlements.find(({ supplierId, status }) => supplierId === '9003' && status === 3)
  const [order] = db.mallOrders
    .filter(({ storeId, flowPrice }) => storeId === '9003' && Number(flowPrice) > 1000)
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime))
  const note = db.delivers.find(({ supplierId, items }) => supplierId === '9003' && items.some(({ heatNo }) => heatNo))
  const heat = note?.items.find(({ heatNo }) => heatNo)?.heatNo.split('、')[0] ?? ''
  await renderApp({ path: '/home', account: 'haichuan' })
  await user.click(await screen.findByRole('button', { name: '查找页面与单据' }))
  // The first search of a kind reads its latest records.
  const shows = async (text: string, hit: string | undefined) => {
    fireEvent.change(await input(), { target: { value: text } })
    await waitFor(() => expect(hits().join('|')).toContain(hit), { timeout: 10_000 })
  }
  await shows(formatMoney(bill?.totalAmountTax), `结算单${bill?.settlementCode}`)
  await shows(`¥${bill?.totalAmountTax}`, `结算单${bill?.settlementCode}`)
  await shows(formatMoney(order?.flowPrice), `商城订单${order?.sn}`)
  expect(hits()[0]).toContain(`¥${formatMoney(order?.flowPrice)}`)
  // Whole yuan without decimals could be part of a number: the amount is looked for when no number has it.
  const whole = db.settlements.find(
    ({ supplierId, totalAmountTax }) => supplierId === '9003' && /^\d{4,}\.00$/.test(totalAmountTax ?? ''),
  )
  await shows(whole?.totalAmountTax?.slice(0, -3) ?? '', `结算单${whole?.settlementCode}`)
  await shows(heat.toLowerCase(), `炉批号${note?.deliverSn}`)
  const driven = db.delivers
    .filter(({ supplierId, driverName }) => supplierId === '9003' && driverName.length === 3)
    .toSorted((a, b) => b.createTime.localeCompare(a.createTime))[0]
  await shows(driven?.driverName ?? '', `送货单${driven?.deliverSn}`)
  expect(await find('0.37')).toBe('')
  expect(screen.getByText('金额在每种单据最近的 1000 张中查找')).toBeInTheDocument()
})
