import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { settled } from '#tests/kit/listScreen'
import { fill, inPage, renderApp, runApp, tabNames, user } from '#tests/kit/render'

runApp('material')

const own = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderType === 'VIRTUAL')
const waiting = own.find((row) => row.orderStatus === 'TAKE')

describeListPage({
  name: 'the list of service orders',
  path: '/virtual-orders',
  account: 'haichuan',
  caption: '虚拟订单',
  api: '/order/order',
  total: own.length,
  filter: { label: '订单编号', name: 'orderSn', value: waiting?.sn ?? '', total: 1, shows: waiting?.memberName ?? '' },
  counts: '/order/orderNum',
  statuses: ['未付款', '已付款', '待核验', '已完成', '已关闭'],
  opens: { path: '/order-detail', tab: '订单详情' },
})

it('a code finds its order, an unknown one says so, and none is asked for', async () => {
  await renderApp({ path: '/virtual-orders', account: 'haichuan' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '核验订单' }))
  const input = await screen.findByLabelText('核销码')
  await user.click(screen.getByRole('button', { name: /^查\s?找$/ }))
  expect(await screen.findByText('请填写核销码')).toBeInTheDocument()
  await fill(input, '11112222')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('当前订单无法核销')).toBeInTheDocument()
  await fill(input, waiting?.verificationCode ?? '')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tabNames().at(-1)).toBe(`订单详情 ${waiting?.sn}`))
})
