import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sum } from '#domain/money'
import { db } from '#mocks/db'
import type { OrderRow } from '#mocks/entity'
import { inPage, renderApp, runApp, shows } from '#tests/kit/render'

runApp('supplier')

/** The words of the buttons that stand at the head of a record. */
async function offered(path: string, shown: string): Promise<string[]> {
  await renderApp({ path, account: 'yueheng' })
  await shows(shown)
  const buttons = within(inPage().getByRole('group', { name: '操作' })).queryAllByRole('button')
  return buttons.map(({ textContent }) => textContent?.replace(/\s/g, '') ?? '')
}

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
    ['waiting for the receiving side', (order) => order.status === 'CONFIRM_WAIT', []],
  ])('%s', async (_, isWanted, names) => {
    expect(await offered(`/supplier/order/detail?orderSn=${own(isWanted)}`, '订单信息')).toEqual(names)
  })
})

describe('the buttons of a delivery note', () => {
  it.each([
    [0, true],
    [1, true],
    [2, false],
  ])('in status %s, supplementary information: %s', async (status, canSupplement) => {
    const note = db.delivers.find((row) => row.supplierId === '9001' && row.status === status)
    expect(await offered(`/supplier/deliver/detail?deliverSn=${note?.deliverSn}`, '送货信息')).toContain('打印')
    const section = await shows('补录信息')
    const buttons = within(section.closest('section') as HTMLElement).queryAllByRole('button', { name: /补录信息/ })
    expect(buttons.length > 0).toBe(canSupplement)
  })
})

describe('the buttons of a settlement sheet only read', () => {
  it.each([8, 1, 9, 3, 2, 4])('in status %s', async (status) => {
    const bill = db.settlements.find((row) => row.supplierId === '9001' && row.status === status)
    expect(await offered(`/supplier/settlement/detail?id=${bill?.id}`, '结算信息')).toEqual(['导出Excel', '打印'])
  })
})
