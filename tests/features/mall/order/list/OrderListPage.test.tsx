import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

/** The actions in the row of an order, including those behind 更多. */
async function offered(sn: string): Promise<string[]> {
  await renderPage({ path: `/orders?orderSn=${sn}`, account: 'haichuan' })
  await settled()
  const row = within(records()[0] as HTMLElement)
  const shown = row.getAllByRole('button').map((button) => button.textContent?.trim() ?? '')
  if (!shown.includes('更多')) return shown
  await user.click(row.getByRole('button', { name: '更多' }))
  const more = await screen.findAllByRole('menuitem')
  return [...shown.filter((name) => name !== '更多'), ...more.map(({ textContent }) => textContent ?? '')]
}

// The flags of a list's row are coarser than those of the order's record, but a row offers the same actions.
it.each([
  ['CANCELLED', [], ['修改收货地址', '发货', '取消订单']],
  ['PARTS_DELIVERED', ['发货', '修改收货地址'], ['取消订单']],
  ['STAY_PICKED_UP', ['核销', '取消订单'], ['修改收货地址', '发货']],
])('an order in %s offers %j, and not %j', async (orderStatus, those, others) => {
  const order = db.mallOrders.find(
    (row) => row.storeId === '9003' && row.orderType === 'NORMAL' && row.orderStatus === orderStatus,
  )
  const found = await offered(order?.sn ?? '')
  expect(found).toEqual(expect.arrayContaining(those))
  for (const other of others) expect(found).not.toContain(other)
})
