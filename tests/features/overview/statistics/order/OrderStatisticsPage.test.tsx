import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { serverToday } from '#domain/time'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { askedAt, choose, inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('material')
afterEach(() => setCapabilities('all'))

const open = async (path: string) => {
  setCapabilities([])
  await renderPage({ path, account: 'haichuan' })
  await screen.findByRole('region', { name: '统计时间' })
}
const sent = (end: string) => askedAt(end).map(({ query }) => Object.fromEntries(query))
const TODAY = serverToday()
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

  it('lead from a product to itself, as its orders cannot be listed', async () => {
    await open('/statistics/goods')
    await inPage().findByRole('region', { name: /热销商品/ })
    expect(inPage().queryByRole('region', { name: '付款订单明细' })).toBeNull()
    expect(askedAt('/statistics/order/order')).toEqual([])
  })
})
