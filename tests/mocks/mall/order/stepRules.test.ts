import { beforeEach, describe, expect, it } from 'vitest'
import { fixed, sum } from '#domain/money'
import { db, resetDb } from '#mocks/areas'
import { completedClaims, refundsOf } from '#mocks/mall/afterSale/refundRules'
import { orderDetailView } from '#mocks/mall/order/rules'

beforeEach(resetDb)

const logOf = (sn: string) => {
  const order = db.mallOrders.find((row) => row.sn === sn)
  return order ? orderDetailView(order).orderLogs : []
}
const refundIn = (message: string) => /退款 ([\d.,]+) 元$/.exec(message)?.[1]?.replaceAll(',', '')

describe('the log of an order, over the whole demo', () => {
  it('ends a completed order at its own time, after what came before', () => {
    const completed = db.mallOrders.filter(({ completeTime }) => completeTime !== '')
    expect(completed.length).toBeGreaterThan(50)
    for (const { sn, orderType, deliveryMethod, completeTime, paymentTime, logisticsTime } of completed) {
      const log = logOf(sn)
      const done = log.filter(({ message }) => message.endsWith('订单完成'))
      expect(done.map(({ createTime }) => createTime)).toEqual([completeTime])
      const isTaken = orderType === 'VIRTUAL' || deliveryMethod === 'SELF_PICK_UP'
      expect(done[0]).toMatchObject({ operatorType: isTaken ? '商家' : '会员' })
      expect(log.find(({ message }) => message === '订单已付款')?.createTime).toBe(paymentTime)
      if (logisticsTime) expect(completeTime > logisticsTime).toBe(true)
      expect(log.map(({ createTime }) => createTime)).toEqual(log.map(({ createTime }) => createTime).toSorted())
    }
  })

  it('has each refund with its amount and time, and no other', () => {
    const refunds = ['9003', '9004'].flatMap(refundsOf)
    expect(refunds.length).toBeGreaterThan(20)
    const told = db.mallOrderLogs.filter(({ message }) => refundIn(message) !== undefined)
    expect(told).toHaveLength(refunds.length)
    for (const { orderSn, refundTime, finalPrice } of refunds) {
      const found = told.filter((log) => log.orderSn === orderSn && log.createTime === refundTime)
      expect(found.map(({ message }) => refundIn(message))).toContain(finalPrice)
    }
    const cancelled = refunds.filter(({ serviceType }) => serviceType === 'CANCEL')
    expect(cancelled.length).toBeGreaterThan(0)
    const claimed = sum(completedClaims().map(({ actualRefundPrice }) => actualRefundPrice))
    const inLogs = sum(told.filter(({ message }) => message.startsWith('售后')).map(({ message }) => refundIn(message)))
    expect(fixed(inLogs, 2)).toBe(fixed(claimed, 2))
  })
})
