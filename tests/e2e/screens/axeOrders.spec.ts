import { type Ask, expect, test } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const ROW = '[data-row-key]'
const ORDERS = '/api/store/order/order'

type Row = { id: string; sn: string }
const firstOf = async (ask: Ask, path: string, query: Record<string, string> = {}): Promise<Row> => {
  const { records } = await ask<{ records: Row[] }>(path, query)
  return records[0] ?? { id: '', sn: '' }
}
const orderIn = async (ask: Ask, orderStatus: string) =>
  (await firstOf(ask, ORDERS, { orderStatus, orderType: 'NORMAL' })).sn

const SIGNED_IN: Screen[] = [
  {
    name: 'figures of orders, compared',
    open: (page) => at(page, '/statistics/orders?compare=BEFORE', 'section canvas'),
  },
  { name: 'best sellers', open: (page) => at(page, '/statistics/goods?period=LAST_THIRTY', 'section canvas') },
  { name: 'figures of bills', open: (page) => at(page, '/statistics/bills?by=both', 'section canvas') },
  { name: 'figures of refunds', open: (page) => at(page, '/statistics/refunds?period=LAST_THIRTY', ROW) },
  { name: 'figures of supply', open: (page) => at(page, '/statistics/supply?by=material', 'section canvas') },
  {
    name: 'a bill that was sent back',
    open: async (page, ask) => {
      const { id } = await firstOf(ask, '/api/store/order/bill/getByPage', { billStatus: 'REJECTION' })
      await at(page, `/orderSettlementList-detail?id=${id}`, ROW)
    },
  },
  {
    name: 'an order with parcels',
    open: async (page, ask) => at(page, `/order-detail?sn=${await orderIn(ask, 'PARTS_DELIVERED')}`, '.ant-timeline'),
  },
  {
    name: 'a parcel with its errors',
    open: async (page, ask) => {
      await at(page, `/orders?ship=${await orderIn(ask, 'UNDELIVERED')}`, '.ant-drawer form')
      await page.locator('.ant-drawer-footer .ant-btn-primary').click()
      await expect(page.locator('.ant-drawer .ant-form-item-explain-error').first()).toBeVisible()
    },
  },
  {
    name: 'the address of an order',
    open: async (page, ask) => at(page, `/orders?consignee=${await orderIn(ask, 'UNDELIVERED')}`, '.ant-drawer form'),
  },
  {
    name: 'a packing slip',
    open: async (page, ask) => at(page, `/orderPreview?sns=${await orderIn(ask, 'UNDELIVERED')}`, '.sheet'),
  },
]

describeAccessible('orders and after-sale', 'haichuan', [], SIGNED_IN)
