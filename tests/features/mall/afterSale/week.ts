import { decimal, fixed } from '#domain/money'
import { db } from '#mocks/areas'
import { claim } from '#mocks/mall/afterSale/counterparty'
import { approve, receive, refund, refuse, sendBack } from '#mocks/mall/afterSale/steps'
import { itemsOf } from '#mocks/mall/order/rules'
import type { Step } from '#tests/figures/step'

const claimsIn = (storeId: string, ...states: string[]) =>
  db.afterSales.filter((row) => row.storeId === storeId && states.includes(row.serviceStatus))

/** What a week does with claims. */
export const week: Step[] = [
  // A claim of some pieces, or of all, of any line; before the shipment too.
  ({ storeId, chance, pick }) => {
    const states = ['COMPLETED', 'DELIVERED', 'UNDELIVERED']
    const orders = states.flatMap((state) =>
      db.mallOrders.filter((row) => row.storeId === storeId && row.orderStatus === state),
    )
    const order = pick(orders.slice(-30))
    const item = order && pick(itemsOf(order.sn).filter(({ num, returnGoodsNumber }) => returnGoodsNumber < num))
    if (!order || !item) return null
    const left = item.num - item.returnGoodsNumber
    const count = chance.pick([1, left, chance.whole(1, left)])
    return claim(order, item, chance, { isReturn: chance.whole(1, 2) === 1, count })
  },
  // Agreed in full, or to some of it.
  ({ storeId, by, chance, pick }) => {
    const found = pick(claimsIn(storeId, 'APPLY'))
    if (!found) return null
    if (chance.whole(1, 6) === 1) return refuse(found, '照片不能说明问题，请补充', by)
    const share = chance.pick([100, 100, chance.whole(1, 99)])
    const actualRefundPrice = fixed(decimal(found.flowPrice)?.times(share).div(100) ?? 0, 2)
    return approve(found, { actualRefundPrice, remark: '同意', returnAddress: '1' }, by)
  },
  ({ storeId, by, pick }) => {
    const found = pick(claimsIn(storeId, 'PASS', 'BUYER_RETURN', 'WAIT_REFUND'))
    if (found?.serviceStatus === 'PASS') return sendBack(found)
    if (found?.serviceStatus === 'WAIT_REFUND') return refund(found)
    return found && receive(found, '', by)
  },
]
