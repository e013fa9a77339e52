import { at, describeAccessible, type Screen } from '#tests/e2e/kit/axe'
import { type Ask, expect, test } from '#tests/e2e/kit/journey'
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
  { name: 'mall orders', open: (page) => at(page, '/orders', ROW) },
  { name: 'service orders', open: (page) => at(page, '/virtual-orders', ROW) },
  { name: 'bills', open: (page) => at(page, '/bills', ROW) },
  { name: 'payments of bills', open: (page) => at(page, '/bills/payments', ROW) },
  {
    name: 'figures of orders, compared',
    open: (page) => at(page, '/statistics/orders?compare=BEFORE', 'section canvas'),
  },
  { name: 'best sellers', open: (page) => at(page, '/statistics/goods?period=LAST_THIRTY', 'section canvas') },
  { name: 'figures of bills', open: (page) => at(page, '/statistics/bills?by=both', 'section canvas') },
  { name: 'figures of visits', open: (page) => at(page, '/statistics/traffic', 'section canvas') },
  { name: 'figures of refunds', open: (page) => at(page, '/statistics/refunds?period=LAST_THIRTY', ROW) },
  { name: 'figures of supply', open: (page) => at(page, '/statistics/supply?by=material', 'section canvas') },
  { name: 'figures of weights', open: (page) => at(page, '/statistics/deviation', 'section h2') },
  { name: 'orders to bill', open: (page) => at(page, '/bills/orders', ROW) },
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
  { name: 'batch shipping', open: (page) => at(page, '/export-order-deliver', '.ant-steps') },
  {
    name: 'a packing slip',
    open: async (page, ask) => at(page, `/orderPreview?sns=${await orderIn(ask, 'UNDELIVERED')}`, '.sheet'),
  },
  { name: 'returns', open: (page) => at(page, '/after-sales', ROW) },
  { name: 'refunds', open: (page) => at(page, '/after-sales/refunds', ROW) },
  {
    name: 'a return',
    open: async (page, ask) => {
      const { sn } = await firstOf(ask, '/api/store/order/afterSale/page')
      await at(page, `/return-goods-order-detail?sn=${sn}`, 'main section h2')
    },
  },
  { name: 'complaints', open: (page) => at(page, '/complaints', ROW) },
  {
    name: 'a complaint',
    open: async (page, ask) => {
      const { id } = await firstOf(ask, '/api/store/order/complain')
      await at(page, `/order-complaint-detail?id=${id}`, 'main section h2')
    },
  },
  { name: 'receipts', open: (page) => at(page, '/receipts', ROW) },
  { name: 'comments', open: (page) => at(page, '/comments', ROW) },
]

describeAccessible('orders and after-sale', 'haichuan', [], SIGNED_IN)
