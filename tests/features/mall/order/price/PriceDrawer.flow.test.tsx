import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fixed, formatMoney, sum } from '#domain/money'
import { linePricesAt } from '#features/mall/order/price/model'
import { db } from '#mocks/areas'
import { askedAt, fill, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const linesOf = (orderSn: string) => db.mallOrderItems.filter((row) => row.orderSn === orderSn)
const unpaid = () => {
  const order = db.mallOrders.find(
    ({ storeId, orderStatus, sn }) => storeId === '9003' && orderStatus === 'UNPAID' && linesOf(sn).length > 1,
  )
  if (!order) throw new Error('no unpaid order of several lines')
  return order
}

async function open() {
  const order = unpaid()
  await renderPage({ path: `/order-detail?sn=${order.sn}`, account: 'haichuan' })
  await user.click(await waitFor(() => inPage().getByRole('button', { name: '调整价格' })))
  const drawer = within(await screen.findByRole('dialog'))
  return { order, drawer, input: await drawer.findByLabelText('订单金额（元）') }
}
const adjust = /^调\s?整$/
const sentFor = (sn: string) => askedAt(`/${sn}/price`)

it('shows the difference and the amount of each line before a changed price is saved', async () => {
  const { order, drawer, input } = await open()
  await fill(input, '0')
  await user.click(drawer.getByRole('button', { name: adjust }))
  expect(await drawer.findByText('订单金额必须大于0')).toBeInTheDocument()
  const price = fixed(sum([order.flowPrice]).times('0.8'), 2)
  await fill(input, price)
  const less = formatMoney(sum([price]).minus(order.flowPrice))
  expect(await drawer.findByText(new RegExp(`与现在相差 ${less} 元（-`))).toBeInTheDocument()
  const table = within(drawer.getByRole('table', { name: '改价后各商品的金额' }))
  const shares = linePricesAt(
    price,
    order.freightPrice,
    linesOf(order.sn).map(({ agreedPrice }) => agreedPrice),
  )
  for (const share of shares) expect(table.getAllByText(formatMoney(share)).length).toBeGreaterThan(0)
  await user.click(drawer.getByRole('button', { name: adjust }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(linesOf(order.sn).map(({ flowPrice }) => flowPrice)).toEqual(shares)
  expect(db.mallOrders.get(order.id)?.flowPrice).toBe(price)
  await shows(formatMoney(price))
})

it('asks before a price far from the old one is saved, and Enter alone does not confirm it', async () => {
  const { order, drawer, input } = await open()
  const price = sum([order.freightPrice]).plus(1).toFixed(2)
  await fill(input, price)
  await user.click(drawer.getByRole('button', { name: adjust }))
  const amounts = `应付从 ${formatMoney(order.flowPrice)} 元改为 ${formatMoney(price)} 元？`
  const question = await screen.findByRole('dialog', { name: amounts })
  const buttons = within(question)
  await waitFor(() => expect(buttons.getByRole('button', { name: /^取\s?消$/ })).toHaveFocus())
  expect(buttons.getByRole('button', { name: adjust })).toHaveClass('ant-btn-dangerous')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: amounts })).not.toBeInTheDocument())
  expect(sentFor(order.sn)).toHaveLength(0)
  await user.click(drawer.getByRole('button', { name: adjust }))
  const again = await screen.findByRole('dialog', { name: amounts })
  await user.click(within(again).getByRole('button', { name: adjust }))
  await waitFor(() => expect(db.mallOrders.get(order.id)?.flowPrice).toBe(price))
})
