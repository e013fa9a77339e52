import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { catchDownloads } from '#tests/kit/downloads'
import { address, fill, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'
import { shownRows } from '#tests/kit/xlsx'

runApp('material')

const waiting = db.mallOrders.find(
  ({ storeId, orderType, orderStatus }) => storeId === '9003' && orderType === 'VIRTUAL' && orderStatus === 'TAKE',
)

it('opens the order of a code, and shows an error for an empty or unknown one', async () => {
  await renderPage({ path: `/virtual-orders?orderSn=${waiting?.sn}`, account: 'haichuan' })
  await settled()
  await user.click(inPage().getByRole('button', { name: '核验订单' }))
  const input = await screen.findByLabelText('核销码')
  await user.click(screen.getByRole('button', { name: /^查\s?找$/ }))
  expect(await screen.findByText('请填写核销码')).toBeInTheDocument()
  await fill(input, '11112222')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('没有等待这个核销码的订单')).toBeInTheDocument()
  await fill(input, waiting?.verificationCode ?? '')
  expect(screen.queryByText('没有等待这个核销码的订单')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe(`/order-detail?sn=${waiting?.sn}`))
})

it('exports what was ordered of each, with its number and unit', async () => {
  await renderPage({ path: `/virtual-orders?orderSn=${waiting?.sn}`, account: 'haichuan' })
  await settled()
  const saved = catchDownloads()
  await user.click(inPage().getByLabelText('导出 Excel'))
  await waitFor(() => expect(saved.blobs).toHaveLength(1))
  const [heads = [], row = []] = await shownRows(saved.blobs[0] as Blob)
  const item = db.mallOrderItems.find(({ orderSn }) => orderSn === waiting?.sn)
  const unit = db.goods.get(item?.goodsId ?? '')?.goodsUnit
  expect(row[heads.indexOf('商品')]).toBe(`${item?.goodsName} × ${item?.num}${unit}`)
})
