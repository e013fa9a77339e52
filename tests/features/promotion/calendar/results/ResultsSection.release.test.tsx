import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { serverNow, serverToday, shiftMinutes } from '#domain/time'
import { db } from '#mocks/areas'
import { fullDiscountIn } from '#tests/features/promotion/fullDiscount/addresses'
import { breakDown, hold } from '#tests/kit/hold'
import { address, askedAt, inPage, renderPage, runApp, server, shows, user, visit } from '#tests/kit/render'

runApp('material')

const CALENDAR = '/promotions/calendar'
const EFFECT = '/promotion/activity/effect'
const month = serverToday().slice(0, 7)
const table = () => inPage().getByRole('table', { name: `${month} 活动的花费与收益` })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .filter((row) => row.getAttribute('data-row-key'))
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')
const plain = (figure = '') => figure.replaceAll(',', '')

/** The calendar once every figure of the month is read. */
async function opened() {
  await renderPage({ path: CALENDAR, account: 'haichuan' })
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  await waitFor(() => expect(table()).not.toHaveTextContent('还没读到'))
}

it('shows for each activity of the month, to the cent, what its own record shows', async () => {
  await opened()
  const shown = rows().map((row) => ({
    key: row.getAttribute('data-row-key') ?? '',
    href: within(row).getAllByRole('link')[0]?.getAttribute('href') ?? '',
    cells: cells(row),
  }))
  const used = shown.filter((row) => Number(row.cells[3]) > 0)
  // One of each kind that orders used.
  const kinds = new Map(used.map((row) => [row.key.split(' ')[0], row]))
  expect(kinds.size).toBeGreaterThan(1)
  for (const {
    href,
    cells: [, , cost, orders, buyers, paid, share],
  } of kinds.values()) {
    await visit(href)
    const effect = await waitFor(() => inPage().getByRole('table', { name: '活动效果' }))
    const own = within(effect).getByText('参与活动的订单').closest('tr') as HTMLElement
    const [, ownOrders, ownBuyers, , , ownCost, , ownPaid] = cells(own)
    expect([orders, buyers, cost, paid]).toEqual([ownOrders, ownBuyers, ownCost, ownPaid])
    expect(inPage().getByText('优惠占实付')).toHaveTextContent(share ?? 'none')
  }
})

it('adds up the discounts only, and says why', async () => {
  await opened()
  const costs = rows().map((row) => plain(cells(row)[2]))
  const total = within(table())
    .getByText(/^合计（\d+ 个活动）$/)
    .closest('tr') as HTMLElement
  expect(plain(cells(total)[1])).toBe(fixed(sum(costs.filter((cost) => /^\d/.test(cost))), 2))
  expect(total).toHaveTextContent('订单可能用了两个活动，不相加')
})

it('leads to the paid orders behind a row, as many as it counts', async () => {
  await opened()
  const row = rows().find((one) => Number(cells(one)[3]) > 0) as HTMLElement
  const count = Number(cells(row)[3])
  await user.click(within(row).getByRole('link', { name: /^用了 .* 的订单$/ }))
  await waitFor(() => expect(address()).toMatch(/^\/orders\?promotionId=\d+/))
  await shows(/^只看用了活动 .* 的已付款订单$/)
  await waitFor(() => expect(inPage().getByText(new RegExp(`共 ${count} 条`))).toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: '显示全部订单' }))
  await waitFor(() => expect(askedAt('/order/order').at(-1)?.query.has('promotionId')).toBe(false))
})

it('counts an activity that was closed this month', async () => {
  const { id, promotionName } = fullDiscountIn('START')
  const ran = { ranStartTime: `${month}-01 00:00:00`, ranEndTime: serverNow() }
  db.fullDiscounts.update(id, { startTime: '', endTime: '', ...ran })
  await opened()
  const row = within(table()).getByRole('link', { name: promotionName }).closest('tr')
  expect(row).toHaveTextContent('已关闭')
  expect(row).toHaveTextContent(`${month}-01 ~ ${serverToday()}`)
})

it('shows no figures of an activity that has not begun', async () => {
  const planned = fullDiscountIn('NEW')
  db.fullDiscounts.update(planned.id, {
    startTime: shiftMinutes(serverNow(), 5),
    endTime: shiftMinutes(serverNow(), 60),
  })
  await opened()
  const row = within(table()).getByRole('link', { name: planned.promotionName }).closest('tr')
  expect(row).toHaveTextContent('还没开始')
  expect(askedAt(EFFECT).some(({ query }) => query.get('id') === planned.id)).toBe(false)
})

it('reads a few at a time, can be stopped, and goes on', async () => {
  const release = hold({ api: EFFECT })
  await renderPage({ path: CALENDAR, account: 'haichuan' })
  await shows('正在读取活动的花费与收益')
  expect(askedAt(EFFECT).length).toBeLessThanOrEqual(3)
  await user.click(inPage().getByRole('button', { name: /取\s?消/ }))
  await shows(/^已停止，读到 0 \/ \d+ 个活动/)
  expect(table()).toHaveTextContent('还没读到')
  await user.click(inPage().getByRole('button', { name: '导出 Excel' }))
  await shows(/还有活动没有读到，读完后再导出/)
  release()
  await user.click(inPage().getByRole('button', { name: '继续读取' }))
  await waitFor(() => expect(table()).not.toHaveTextContent('还没读到'))
})

it('says which figures could not be read, gives no total without them, and tries again', async () => {
  breakDown({ api: EFFECT, query: { promotionType: 'FULL_DISCOUNT' } })
  await renderPage({ path: CALENDAR, account: 'haichuan' })
  await shows(/^有活动没有读到/)
  const total = within(table())
    .getByText(/^合计（\d+ 个活动）$/)
    .closest('tr') as HTMLElement
  expect(cells(total)[1]).toBe('—')
  const failed = within(table())
    .getByRole('link', { name: fullDiscountIn('START').promotionName })
    .closest('tr')
  expect(failed).toHaveTextContent('没有读到')
  server.resetHandlers()
  await user.click(inPage().getByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(failed).not.toHaveTextContent('没有读到'))
})
