import { beforeEach, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import type { ServiceType } from '#features/mall/afterSale/model'
import { settledOf } from '#features/mall/sale/model/flow'
import { db, resetDb } from '#mocks/areas'
import { flowsOf } from '#mocks/money/bill/flowRules'
import { allRecords, signIn } from '#tests/kit/api'

beforeEach(() => resetDb())

const ORDERS = '/api/store/distribution/order'

/** An order of one piece for 650.00, of which a distributor gets 32.50 and the platform 3 %, and its refunds. */
function soldFor650(refunds: readonly string[], serviceType: ServiceType = 'RETURN_MONEY') {
  const found = db.distributionOrders.find(({ storeId, orderSn }) => {
    const lines = db.mallOrderItems.filter((item) => item.orderSn === orderSn)
    const order = db.mallOrders.find(({ sn }) => sn === orderSn)
    const isClaimed = db.afterSales.find((row) => row.orderSn === orderSn) !== undefined
    return storeId === '9003' && order?.orderStatus === 'COMPLETED' && lines.length === 1 && !isClaimed
  })
  const order = db.mallOrders.find(({ sn }) => sn === found?.orderSn)
  const item = db.mallOrderItems.find(({ orderSn }) => orderSn === found?.orderSn)
  const claim = db.afterSales.find(({ serviceStatus }) => serviceStatus === 'COMPLETE')
  if (!found || !order || !item || !claim) throw new Error('the demo has no such order')
  db.distributionOrders.update(found.id, { commission: '32.50' })
  db.mallOrders.update(order.id, { flowPrice: '650.00' })
  db.mallOrderItems.update(item.id, { flowPrice: '650.00', num: 1, commissionRate: '3' })
  for (const [at, actualRefundPrice] of refunds.entries()) {
    const sn = `A-goodwill-${at}`
    db.afterSales.insert({
      ...claim,
      id: sn,
      sn,
      orderSn: order.sn,
      orderItemSn: item.sn,
      num: 1,
      actualRefundPrice,
      serviceType,
    })
  }
  return { order: db.mallOrders.get(order.id) ?? order, item }
}

it.each([
  ['nothing', [], '598.00', 0],
  ['10.00, and the goods stay', ['10.00'], '588.80', 0.5],
  ['all of it', ['650.00'], '0.00', 32.5],
  ['all of it in three parts', ['216.67', '216.67', '216.66'], '0.00', 32.5],
])('of 650.00 with 32.50 for a distributor, once %s was refunded, the shop gets its share', async (...row) => {
  const [, refunds, settled, returned] = row
  const { order, item } = soldFor650(refunds)
  expect(fixed(sum(flowsOf(order).map(settledOf)), 2)).toBe(settled)
  const client = await signIn('haichuan')
  const lines = await allRecords<{ orderItemSn: string; sellBackRebate: number }>(client, ORDERS)
  expect(lines.find(({ orderItemSn }) => orderItemSn === item.sn)).toMatchObject({ sellBackRebate: returned })
})

it.each([
  ['RETURN_MONEY', 0],
  ['RETURN_GOODS', 1],
] as const)('after a refund by %s, %i pieces came back', async (serviceType, pieces) => {
  const { order, item } = soldFor650(['10.00'], serviceType)
  const lines = await allRecords<{ orderItemSn: string; refundNum: number }>(await signIn('haichuan'), ORDERS)
  expect(lines.find(({ orderItemSn }) => orderItemSn === item.sn)?.refundNum).toBe(pieces)
  expect(flowsOf(order).find(({ flowType }) => flowType === 'REFUND')?.num).toBe(pieces)
})
