import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import readXlsxFile from 'read-excel-file/universal'
import { expect, it } from 'vitest'
import { decimal, sum } from '#domain/money'
import { serverToday } from '#domain/time'
import { daysOf, eachDay } from '#features/overview/statistics/period/model'
import { db } from '#mocks/areas'
import { switchLanguage } from '#shared/i18n'
import { catchDownloads } from '#tests/kit/downloads'
import { breakDown } from '#tests/kit/hold'
import { address, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

const PERIOD = 'LAST_THIRTY'
const DAYS = daysOf(PERIOD, serverToday())

/** What sold in the period by product, from the documents. */
function soldInPeriod() {
  const paid = db.mallOrders.filter(
    ({ storeId, payStatus, paymentTime }) =>
      storeId === '9003' &&
      payStatus === 'PAID' &&
      paymentTime.slice(0, 10) >= DAYS.from &&
      paymentTime.slice(0, 10) <= DAYS.to,
  )
  const sns = new Set(paid.map(({ sn }) => sn))
  const sold = new Map<string, number>()
  for (const { orderSn, goodsId, num } of db.mallOrderItems.all())
    if (sns.has(orderSn)) sold.set(goodsId, (sold.get(goodsId) ?? 0) + num)
  return sold
}
const products = () => db.goods.filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)
const stockOf = (id: string) =>
  sum(db.goodsSkus.filter(({ goodsId }) => goodsId === id).map(({ quantity }) => quantity))

async function open(account = 'haichuan') {
  await renderPage({ path: `/statistics/goods?period=${PERIOD}`, account })
  return screen.findByRole('region', { name: '库存周转' })
}

async function rowsOf(section: HTMLElement) {
  await within(section).findAllByRole('table')
  return [...section.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => {
    const [name = '', unit = '', state = '', ...figures] = [...row.querySelectorAll('th, td')].map(
      (cell) => cell.textContent?.trim() ?? '',
    )
    return { name: name.replace(/订单$/, ''), unit, state, figures: figures.map((text) => text.replaceAll(',', '')) }
  })
}

it('lists each product with its stock, days of stock and turnover, those that run out first on top', async () => {
  const rows = await rowsOf(await open())
  const sold = soldInPeriod()
  const days = eachDay(DAYS, serverToday()).length
  const unsold = products().filter(({ id }) => !sold.has(id) && stockOf(id).gt(0))
  expect(rows).toHaveLength(sold.size + unsold.length)
  for (const { id, goodsName } of products().filter(({ id }) => sold.has(id))) {
    const [num, stock] = [sold.get(id) ?? 0, stockOf(id)]
    const row = rows.find(({ name }) => name === goodsName)
    expect(row?.figures).toEqual([
      String(num),
      stock.toFixed(),
      stock.times(days).div(num).round(1, 1).toFixed(1),
      stock.eq(0) ? '—' : decimal(num)?.div(stock).round(2, 1).toFixed(2),
    ])
  }
  const lasting = rows.map(({ figures }) => figures[2] ?? '').filter((text) => text !== '—')
  expect(lasting).toEqual(lasting.toSorted((a, b) => Number(a) - Number(b)))
  const idle = rows.filter(({ state }) => state === '无销量').map(({ name }) => name)
  expect(idle.toSorted()).toEqual(unsold.map(({ goodsName }) => goodsName).toSorted())
})

it('opens the orders of what sold, and the product of its stock', async () => {
  const section = await open()
  const [sold] = await within(section).findAllByRole('button', { name: /销售数量 .* 的单据$/ })
  await user.click(sold as HTMLElement)
  await waitFor(() => expect(address()).toContain('pick=goodsId'))
  const [stock] = within(section).getAllByRole('button', { name: /现有库存 .* 的单据$/ })
  await user.click(stock as HTMLElement)
  await waitFor(() => expect(address()).toMatch(/^\/goods\?view=\d+/))
})

it('says so where only the hundred that sold most are known, and lists no others', async () => {
  server.use(
    http.get('*/store/statistics/goods', () =>
      HttpResponse.json({
        success: true,
        code: 200,
        result: Array.from({ length: 100 }, (_, at) => ({
          goodsId: `${at + 1}`,
          goodsName: `商品${at}`,
          num: 1,
          price: 1,
        })),
      }),
    ),
  )
  const section = await open()
  expect(await rowsOf(section)).toHaveLength(100)
  expect(section).toHaveTextContent('只含销量前 100 种商品')
  expect(section).not.toHaveTextContent('无销量的在后')
})

it('says what is empty, and in place what cannot be read', async () => {
  breakDown({ api: '/goods/goods/list' })
  const section = await open()
  const retry = await within(section).findByRole('button', { name: /重\s?试/ })
  server.resetHandlers()
  const nothing = (path: string, result: unknown) =>
    server.use(http.get(`*${path}`, () => HttpResponse.json({ success: true, code: 200, result })))
  nothing('/goods/goods/list', { records: [], total: 0 })
  nothing('/store/statistics/goods', [])
  await user.click(retry)
  await within(section).findAllByRole('table')
  await renderPage({ path: '/statistics/goods?period=2019-01', account: 'haichuan' })
  await shows('这段时间没有卖出商品，也没有商品有库存')
})

it('is exported as shown, in English too', async () => {
  const saved = catchDownloads()
  const section = await open()
  const rows = await rowsOf(section)
  await switchLanguage(2)
  await user.click(await within(section).findByRole('button', { name: 'Export to Excel' }))
  await waitFor(() => expect(saved.names).toHaveLength(1))
  expect(saved.names[0]).toContain('Stock turnover')
  const [sheet] = (await readXlsxFile(saved.blobs[0] as Blob)) as unknown as { data: unknown[][] }[]
  expect(sheet?.data[0]).toEqual(['Goods', 'Units', 'Sales', 'Number sold', 'Stock now', 'Days of stock', 'Turnover'])
  // Products and units do not add up: there is no row of totals.
  expect(sheet?.data).toHaveLength(rows.length + 1)
})
