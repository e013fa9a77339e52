import { describe, expect, it } from 'vitest'
import { serverNow } from '#domain/time'
import { db } from '#mocks/areas'
import { inOrder } from './walk'

describe('every payment of the demo', () => {
  it('of a platform service was opened after its order, attempt by attempt, and paid before it expired', () => {
    for (const { orderSn, createTime, payTime, payStatus, invoice, payments } of db.platformOrders.all()) {
      const moments = payments.flatMap((payment) => [payment.createTime, payment.payTime])
      inOrder(orderSn, createTime, ...moments, invoice.issueTime, serverNow())
      for (const [at, payment] of payments.entries()) {
        const before = payments[at - 1]?.createTime ?? ''
        expect(payment.createTime > before && payment.createTime < payment.expireTime, orderSn).toBe(true)
        if (payment.payTime) {
          expect(payment.payTime > payment.createTime && payment.payTime <= payment.expireTime, orderSn).toBe(true)
        }
      }
      expect(payTime, orderSn).toBe(payStatus === 2 || payStatus === 5 ? payments.at(-1)?.payTime : '')
    }
    const numbers = db.platformOrders.all().flatMap(({ payments }) => payments.map(({ paySn }) => paySn))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('of a mall order came after the order, and before all that followed', () => {
    for (const order of db.mallOrders.all()) {
      inOrder(order.sn, order.createTime, order.paymentTime, order.logisticsTime, order.completeTime, serverNow())
      expect(order.paymentTime !== '', order.sn).toBe(order.payStatus === 'PAID')
      const logs = db.mallOrderLogs.filter(({ orderSn }) => orderSn === order.sn)
      // The seed writes invoices after all else: two series, each in its order.
      for (const isInvoice of [false, true]) {
        const own = logs.filter(({ message }) => message.includes('发票') === isInvoice)
        inOrder(order.sn, order.createTime, ...own.map(({ createTime }) => createTime), serverNow())
      }
      if (order.paymentTime) expect(order.paymentTime > order.createTime, order.sn).toBe(true)
    }
  })
})
