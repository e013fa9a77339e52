import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { daysOf, eachDay } from '#features/overview/statistics/period/model'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { askedAt, choose, inPage, renderPage, runApp, server, user } from '#tests/kit/render'

runApp('material')
afterEach(() => setCapabilities('all'))

const open = async (path: string) => {
  setCapabilities([])
  await renderPage({ path, account: 'haichuan' })
  await screen.findByRole('region', { name: '统计时间' })
}
const sent = (end: string) => askedAt(end).map(({ query }) => Object.fromEntries(query))
const TODAY = serverToday()
/** Answers a call, or what `result` makes of its query, as a lilishop does. */
const answer = (end: string, result: (query: URLSearchParams) => unknown) =>
  server.use(
    http.get(`*/store/statistics${end}`, ({ request }) =>
      HttpResponse.json({ success: true, code: 200, result: result(new URL(request.url).searchParams) }),
    ),
  )
/** The texts of the rows of a section's table, the last one the totals. */
const rowsOf = async (name: string) => {
  const section = await inPage().findByRole('region', { name })
  await within(section).findAllByRole('table')
  return [...section.querySelectorAll('tbody tr:not([aria-hidden]), tfoot tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
  )
}
const MONTH = { year: TODAY.slice(0, 4), month: String(Number(TODAY.slice(5, 7))) }

describe('statistics of a service that knows recent days and months alone', () => {
  it('offer no other days, and ask a month as one', async () => {
    await open('/statistics/orders')
    const bar = screen.getByRole('region', { name: '统计时间' })
    expect(within(bar).queryByText('本年')).toBeNull()
    expect(within(bar).queryByRole('button', { name: '自定义日期' })).toBeNull()
    await user.click(within(bar).getByText('本月'))
    await inPage().findByRole('region', { name: '交易趋势' })
    expect(sent('/statistics/order').at(-1)).toMatchObject(MONTH)
  })

  it('show the usual period for an address with other days, instead of figures of the present month', async () => {
    await open('/statistics/orders?period=2026-01-05~2026-02-06&compare=YEAR')
    await inPage().findByRole('region', { name: '交易趋势' })
    for (const query of sent('/statistics/order')) expect(query).toMatchObject({ searchType: 'LAST_SEVEN' })
  })

  it('compare a month with the one before', async () => {
    await open('/statistics/orders?period=LAST_MONTH')
    await choose(screen.getByRole('combobox', { name: '对比' }), '对比上一期')
    await waitFor(() => expect(sent('/statistics/order')).toHaveLength(2))
    const months = sent('/statistics/order').map(({ month }) => month)
    expect(new Set(months).size).toBe(2)
    expect(sent('/statistics/order').some(({ startDate }) => startDate)).toBe(false)
  })

  it('list orders of all states as such: an unpaid one adds nothing', async () => {
    const order = (sn: string, orderStatus: string, paymentTime: string | null) => {
      return { sn, orderStatus, paymentTime, createTime: `${TODAY} 06:04:52`, memberName: 'buyer05', flowPrice: 2576 }
    }
    const records = [order('O2', 'CANCELLED', null), order('O1', 'UNDELIVERED', `${TODAY} 06:05:01`)]
    answer('/order/order', () => ({ records, total: 2, size: 10, current: 1, pages: 1 }))
    await open('/statistics/orders')
    await inPage().findByText('O2')
    expect(inPage().queryByRole('region', { name: '付款订单明细' })).toBeNull()
    const [unpaid, paid] = await rowsOf('下单明细')
    expect(unpaid?.slice(-4)).toEqual([`${TODAY} 06:04`, '—', '2,576.00', '—'])
    expect(paid?.slice(-4)).toEqual([`${TODAY} 06:04`, `${TODAY} 06:05`, '2,576.00', '2,576.00'])
    // The amounts of its days are by that time too.
    expect(await inPage().findByRole('region', { name: '交易趋势' })).toHaveTextContent('按下单时间')
  })

  it('say no rate of nothing, and the compared number where it is 0', async () => {
    const rates = { orderConversionRate: '0.0%', paymentsConversionRate: '0.0%', overallConversionRate: '0.0%' }
    answer('/order/overview', () => ({ uvNum: 0, orderNum: 0, paymentOrderNum: 0, ...rates }))
    await open('/statistics/orders?period=LAST_MONTH&compare=BEFORE')
    const steps = within(await inPage().findByRole('list', { name: '转化' })).getAllByRole('listitem')
    await waitFor(() => expect(steps[0]).toHaveTextContent('对比期'))
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '访客数（UV） 0 对比期 0',
      '下单笔数 0下单转化率 — 对比期 0 · —',
      '付款笔数 0付款转化率 — 对比期 0 · —',
      '全店转化率 —对比期 —',
    ])
  })

  it('say no rate of more than there is', async () => {
    answer('/order/overview', () => ({
      uvNum: 40,
      orderNum: 11,
      paymentOrderNum: 14,
      paymentsConversionRate: '100.0%',
    }))
    await open('/statistics/orders')
    expect(await inPage().findByRole('list', { name: '转化' })).toHaveTextContent('付款笔数 14付款转化率 —')
  })

  it('keep the rates of what was counted', async () => {
    answer('/order/overview', () => ({
      uvNum: 40,
      orderNum: 2,
      paymentOrderNum: 0,
      orderConversionRate: '5.0%',
      paymentsConversionRate: '0.0%',
      overallConversionRate: '0.0%',
    }))
    await open('/statistics/orders')
    const steps = await inPage().findByRole('list', { name: '转化' })
    expect(steps).toHaveTextContent('下单转化率 5.0%')
    expect(steps).toHaveTextContent('付款转化率 0.0%')
    expect(steps).toHaveTextContent('全店转化率 0.0%')
  })

  it('sum no visitors to fewer than a day had', async () => {
    answer('/view/list', () => [{ date: TODAY, pvNum: 78, uvNum: 22 }])
    answer('/order/overview', () => ({ uvNum: 0 }))
    await open('/statistics/traffic?period=TODAY')
    await waitFor(async () => expect((await rowsOf('流量趋势')).at(-1)).toEqual(['合计', '78', '—']))
  })

  it('have no row of today in a month that counts it from tomorrow on', async () => {
    const [before, after] = [dayAfter(TODAY, -1), dayAfter(TODAY, 1)]
    answer('/view/list', () => [
      { date: before, pvNum: 5, uvNum: 2 },
      ...[TODAY, after].map((date) => ({ date, pvNum: 0, uvNum: 0 })),
    ])
    answer('/order/overview', () => ({ uvNum: 2 }))
    await open('/statistics/traffic?period=MONTH')
    expect((await rowsOf('流量趋势')).map(([day, pv]) => [day, pv])).toEqual([
      [before, '5'],
      ['合计', '5'],
    ])
  })

  it.each([
    ['/statistics/orders', '交易趋势', '/order', (day: string) => ({ createTime: `${day} 00:00:00`, price: 1 })],
    ['/statistics/traffic', '流量趋势', '/view/list', (day: string) => ({ date: day, pvNum: 1, uvNum: 1 })],
  ])('%s leaves out days to come, in rows and totals', async (path, name, end, row) => {
    const { from } = daysOf('MONTH', TODAY)
    // More than the days of any month: some are always to come.
    answer(end, () => Array.from({ length: 40 }, (_, at) => row(dayAfter(from, at))))
    await open(`${path}?period=MONTH`)
    const days = eachDay(daysOf('MONTH', TODAY), TODAY)
    const rows = await rowsOf(name)
    expect(rows.slice(0, -1).map(([day]) => day)).toEqual(days)
    expect(Number(rows.at(-1)?.[1])).toBe(days.length)
  })

  it('lead from a product to itself, as its orders cannot be listed', async () => {
    await open('/statistics/goods')
    await inPage().findByRole('region', { name: /热销商品/ })
    expect(inPage().queryByRole('region', { name: '付款订单明细' })).toBeNull()
    expect(askedAt('/statistics/order/order')).toEqual([])
  })
})

it('days of a longer compared period alone say so', async () => {
  answer('/order', (query) =>
    eachDay(daysOf(`${query.get('year')}-${query.get('month')?.padStart(2, '0')}`, TODAY), TODAY).map((day) => ({
      createTime: `${day} 00:00:00`,
      orderNum: 1,
      price: 1,
    })),
  )
  await renderPage({ path: '/statistics/orders?period=2026-02&compare=BEFORE', account: 'haichuan' })
  const section = await screen.findByRole('region', { name: '交易趋势' })
  await within(section).findAllByRole('columnheader', { name: /增减/ })
  const rows = await rowsOf('交易趋势')
  const names = rows.slice(0, -1).map(([day]) => day)
  expect(names.slice(27)).toEqual(['2026-02-28', ...['29', '30', '31'].map((day) => `2026-01-${day}（对比期）`)])
  expect(rows[28]?.slice(0, 3)).toEqual(['2026-01-29（对比期）', '2026-01-29', '—'])
})
