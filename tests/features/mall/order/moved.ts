import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { fixed, sum } from '#domain/money'
import { db } from '#mocks/areas'
import { choose } from '#tests/kit/render'
import type { MovedSpec } from '#tests/kit/suites/movedSpec'
import { input } from '#tests/kit/suites/visibleFields'

const order = (deliveryMethod = 'LOGISTICS') =>
  db.mallOrders.find(
    (row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED' && row.deliveryMethod === deliveryMethod,
  )

const unpaid = () => db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'UNPAID')
// Near enough to be saved without a question.
const nearly = fixed(sum([unpaid()?.flowPrice]).times('0.9'), 2)

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'where an order goes',
    from: 'mall/order/ship/ConsigneeDrawer',
    account: 'haichuan',
    row: order,
    table: db.mallOrders,
    path: ({ sn }: { sn: string }) => `/orders?consignee=${sn}`,
    label: '收货人',
    typed: '黄工',
    elsewhere: true,
    save: '保存',
    moved: {},
  },
  {
    name: 'the price of an order',
    from: 'mall/order/price/PriceDrawer',
    account: 'haichuan',
    save: '调整',
    row: unpaid,
    table: db.mallOrders,
    path: ({ sn }: { sn: string }) => `/orders?price=${sn}`,
    label: '订单金额（元）',
    typed: nearly,
    moved: { orderStatus: 'CANCELLED' },
  },
  {
    name: 'a parcel',
    from: 'mall/order/ship/ShipDrawer',
    account: 'haichuan',
    table: db.mallOrders,
    row: order,
    path: ({ sn }: { sn: string }) => `/orders?ship=${sn}`,
    label: '物流单号',
    typed: 'SF100200300',
    save: '发货',
    moved: { orderStatus: 'CANCELLED' },
    open: async () => {
      await waitFor(() => expect(input('物流公司')).toBeEnabled(), { timeout: 8_000 })
      await choose(input('物流公司'), '中通快递')
    },
  },
]

/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'mall/order/ship/useBatchShip': 'many orders at once, each with its own answer: BatchShipPage.test',
}
