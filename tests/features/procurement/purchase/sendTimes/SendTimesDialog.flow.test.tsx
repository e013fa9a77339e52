import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { activitiesOfToday } from '#shared/today'
import { ORDER } from '#tests/features/procurement/delivery/noteForm'
import { fill, inPage, renderPage, runApp, user } from '#tests/kit/render'

runApp('supplier')

it('confirms the times of several orders, each at its own, and says which was refused', async () => {
  const model = db.orders.find(({ orderSn }) => orderSn === ORDER)
  if (!model) throw new Error('the seed has no open order')
  const made = (at: number) =>
    db.orders.insert({
      ...model,
      id: `9${at}`,
      orderSn: `CG20990101-000${at}`,
      sendTimeVerified: false,
      sendTime: '',
      requireTime: '2099-05-01 12:00:00',
      createTime: `2099-01-01 08:00:0${at}`,
      items: model.items.map((item) => ({ ...item, id: `${item.id}-${at}` })),
    })
  const [first, second, third] = [made(1), made(2), made(3)]
  const orders = [first, second, third]
  await renderPage({ path: '/supplier/order/list?status=UNDELIVERED&sendTimeVerified=0', account: 'yueheng' })
  for (const { orderSn } of orders) {
    const row = await waitFor(() => inPage().getByRole('row', { name: new RegExp(orderSn) }))
    await user.click(within(row).getByRole('checkbox'))
  }
  await user.click(inPage().getByRole('button', { name: '确认发货时间（3）' }))
  const dialog = within(await screen.findByRole('dialog', { name: '确认 3 张订单的发货时间' }))
  const timeOf = (orderSn: string) => dialog.getByLabelText(`${orderSn} 发货时间`)
  // Each starts with the day that its project requires.
  expect(timeOf(first.orderSn)).toHaveValue('2099-05-01 08:00')
  await fill(timeOf(second.orderSn), '2099-04-30 06:30')
  await user.tab()
  await fill(timeOf(third.orderSn), '2020-01-01 08:00')
  await user.tab()
  expect(dialog.getByRole('button', { name: '确认 3 张' })).toBeDisabled()
  await fill(timeOf(third.orderSn), '2099-05-02 08:00')
  await user.tab()
  await dialog.findByText('晚于要求的到货时间')

  db.orders.update(third.id, { status: 'CANCEL' })
  await user.click(dialog.getByRole('button', { name: '确认 3 张' }))
  await waitFor(() => expect(dialog.getByRole('button', { name: '确认 1 张' })).toBeEnabled())
  expect(db.orders.get(first.id)).toMatchObject({ sendTimeVerified: true, sendTime: '2099-05-01 08:00:00' })
  expect(db.orders.get(second.id)).toMatchObject({ sendTimeVerified: true, sendTime: '2099-04-30 06:30:00' })
  expect(dialog.getByRole('row', { name: new RegExp(first.orderSn) })).toHaveTextContent('已确认')
  expect((await activitiesOfToday()).map(({ text }) => text)).toEqual(
    [first, second].map(({ orderSn }) => `订单 ${orderSn} 的发货时间已确认`),
  )
  await user.click(dialog.getByText('关闭'))
  expect(await inPage().findByRole('button', { name: '确认发货时间（1）' })).toBeEnabled()
})
