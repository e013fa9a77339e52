import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serverToday } from '#domain/time'
import { statusAt } from '#features/mall/activity/model'
import { shiftMonth } from '#features/promotion/calendar/model'
import { canApply } from '#features/promotion/seckill/model'
import { db } from '#mocks/areas'
import { fullDiscountIn } from '#tests/features/promotion/fullDiscount/addresses'
import { breakDown } from '#tests/kit/hold'
import { address, askedAt, inPage, renderPage, runApp, server, shows, user, visit } from '#tests/kit/render'

runApp('material')

const month = serverToday().slice(0, 7)
const table = () => within(inPage().getByRole('table', { name: /的活动$/ }))

it('shows the activities of a month on their days, and leads to each and to other months', async () => {
  await renderPage({ path: '/promotions/calendar', account: 'haichuan' })
  const running = fullDiscountIn('START')
  const link = await waitFor(() => table().getByRole('link', { name: running.promotionName }))
  expect(link).toHaveAttribute('href', `/full-discount-detail?id=${running.id}`)
  const row = link.closest('tr') as HTMLElement
  expect(within(row).getByText(/^已开始/)).toBeInTheDocument()
  expect(within(row).getByText(/^同期还有 \d+ 个活动含同样商品$/)).toBeInTheDocument()
  // From the first to the last day of the month: one bar over all of its days.
  const days = table().getAllByRole('columnheader').length - 1
  expect(
    within(row)
      .getByText(/^已开始/)
      .closest('td'),
  ).toHaveAttribute('colspan', String(days))
  await user.click(inPage().getByRole('button', { name: '下个月' }))
  const next = shiftMonth(month, 1)
  await waitFor(() => expect(address()).toBe(`/promotions/calendar?month=${next}`))
  await waitFor(() => expect(table().getByText(`${next} 的活动`)).toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: '本月' }))
  await waitFor(() => expect(address()).toBe('/promotions/calendar'))
})

it('marks what buyers no longer get: products off the shelf and in review, and one that costs no more than its group price', async () => {
  const group = db.groupBuys.find((one) => one.storeId === '9003' && statusAt(one) === 'START')
  const [hidden, cheap, edited] = (group?.prices ?? []).map(({ skuId }) => db.goodsSkus.get(skuId))
  db.goods.update(hidden?.goodsId ?? '', { marketEnable: 'DOWN' })
  db.goods.update(edited?.goodsId ?? '', { authFlag: 'TOBEAUDITED' })
  db.goodsSkus.update(cheap?.id ?? '', { price: group?.prices[1]?.price })
  await renderPage({ path: '/promotions/calendar', account: 'haichuan' })
  const row = await waitFor(() => table().getByRole('link', { name: group?.promotionName }).closest('tr'))
  expect(row).toHaveTextContent(`商品已下架，买家买不到：「${hidden?.goodsName}」`)
  expect(row).toHaveTextContent(`商品审核中，买家买不到：「${edited?.goodsName}」`)
  expect(row).toHaveTextContent(`售价已不高于活动价：「${cheap?.goodsName}」`)
  await visit(`/pintuan-goods?id=${group?.id}`)
  await shows('活动里有买家享受不到的商品')
})

it('shows the seckills that the shop may still apply to, with their deadline', async () => {
  const open = db.seckills.filter((row) => canApply({ ...row, promotionStatus: statusAt(row) }))[0]
  await renderPage({ path: `/promotions/calendar?month=${open?.startTime.slice(0, 7)}`, account: 'haichuan' })
  const group = await waitFor(() => table().getByText(/^可报名的秒杀 \d+$/))
  const rows = within(group.closest('tbody') as HTMLElement)
  const row = rows.getAllByRole('link', { name: open?.promotionName })[0]?.closest('tr')
  expect(row).toHaveTextContent(`报名截止 ${open?.applyEndTime.slice(5, 16)}`)
})

it('narrows to one product', async () => {
  await renderPage({ path: '/promotions/calendar', account: 'haichuan' })
  await waitFor(() => expect(table()).toBeTruthy())
  await user.click(inPage().getByRole('button', { name: '只看一个商品' }))
  const dialog = await screen.findByRole('dialog', { name: '选择商品' })
  const [option] = await within(dialog).findAllByRole('option')
  await user.click(option as HTMLElement)
  await user.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
  await shows(/^只看 /)
  await waitFor(() => expect(askedAt('/promotion/activity').at(-1)?.query.get('goodsId')).toMatch(/^\d+$/))
})

it('shows a failure in place, with a retry', async () => {
  breakDown({ api: '/promotion/activity' })
  await renderPage({ path: '/promotions/calendar', account: 'haichuan' })
  await waitFor(() => expect(inPage().getByRole('button', { name: /重\s?试/ })).toBeInTheDocument())
  server.resetHandlers()
  await user.click(inPage().getByRole('button', { name: /重\s?试/ }))
  await waitFor(() => expect(table()).toBeTruthy())
})
