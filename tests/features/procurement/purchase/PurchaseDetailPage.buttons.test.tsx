import { describe, expect, it } from 'vitest'
import { sum } from '#domain/money'
import { db } from '#mocks/areas'
import type { OrderRow } from '#mocks/procurement/purchase/rows'
import { renderPage, runApp } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

describe('the buttons of an order', () => {
  const sent = ({ orderSn }: OrderRow) =>
    sum(
      db.delivers.filter((note) => note.orderSn === orderSn).flatMap(({ items }) => items.map((item) => item.quantity)),
    )
  const own = (isWanted: (order: OrderRow) => boolean) =>
    db.orders.find((order) => order.supplierId === '9001' && order.hasPassed && isWanted(order))?.orderSn

  it.each<[string, (order: OrderRow) => boolean, string[]]>([
    ['to ship, not confirmed', (order) => order.status === 'UNDELIVERED' && !order.sendTimeVerified, ['确认发货时间']],
    [
      'to ship, confirmed, nothing sent',
      (order) => order.status === 'UNDELIVERED' && order.sendTimeVerified && sent(order).eq(0),
      ['修改发货时间', '创建送货单'],
    ],
    [
      'to ship, confirmed, partly sent',
      (order) => order.status === 'UNDELIVERED' && order.sendTimeVerified && sent(order).gt(0),
      ['创建送货单'],
    ],
    ['shipped', (order) => order.status === 'DELIVERED', []],
    ['voided', (order) => order.status === 'CANCEL', []],
  ])('%s', async (_, isWanted, names) => {
    await renderPage({ path: `/supplier/order/detail?orderSn=${own(isWanted)}`, account: 'yueheng' })
    expect(await headButtons()).toEqual(names)
  })

  it('waiting for the receiving side', async () => {
    // No rule of this product leads to this status; other servers may send it.
    const orderSn = own((order) => order.status === 'UNDELIVERED') ?? ''
    const order = db.orders.find((row) => row.orderSn === orderSn)
    db.orders.update(order?.id ?? '', { status: 'CONFIRM_WAIT' })
    await renderPage({ path: `/supplier/order/detail?orderSn=${orderSn}`, account: 'yueheng' })
    expect(await headButtons()).toEqual([])
  })
})
