import { fixed, sum } from '#domain/money'
import { settledOf } from '#features/mall/sale/model/flow'
import { type Difference, differencesOf } from '#features/money/bill/model'
import { later } from '#mocks/kernel/store/clock'
import { orderTables } from '#mocks/mall/order/rows'
import { PLATFORM } from './counterparty'
import { flowsOf } from './flowRules'
import { type BillRow, billTables } from './rows'
import { hasOpenClaim, heldOf, noteInLog, type Party } from './rules'

/** The orders completed in a bill's range whose figures by now differ from what live bills hold of them. */
export function differencesIn({
  id,
  storeId,
  startTime,
  endTime,
}: BillRow): (Omit<Difference, 'difference'> & object)[] {
  const orders = orderTables.mallOrders.filter(({ storeId: shop, orderStatus, completeTime }) => {
    const day = completeTime.slice(0, 10)
    return shop === storeId && orderStatus === 'COMPLETED' && day >= startTime && day <= endTime
  })
  const held = heldOf(storeId)
  const found = differencesOf(
    orders.map((order) => ({
      orderSn: order.sn,
      shopPrice: fixed(sum(flowsOf(order).map(settledOf)), 2),
      held: held.get(order.sn) ?? [],
    })),
  )
  const byNumber = new Map(orders.map((order) => [order.sn, order]))
  return found.map((difference) => ({
    ...difference,
    completeTime: byNumber.get(difference.orderSn)?.completeTime ?? '',
    memberName: byNumber.get(difference.orderSn)?.memberName ?? '',
    hasClaim: hasOpenClaim(difference.orderSn),
    message: lastMessage(id, difference.orderSn),
  }))
}

/** Asks the platform about an order; it answers in the log. */
export function askPlatform(
  bill: BillRow,
  by: Party,
  { orderSn, message }: { orderSn: string; message: string },
): void {
  noteInLog(bill, by, 'ask', `订单 ${orderSn}：${message}`)
  later(() => {
    const answer = hasOpenClaim(orderSn)
      ? '售后还没有处理完，处理完后在下一期结算单中结算'
      : '已核实，差额在下一期结算单中补结'
    const now = billTables.bills.get(bill.id)
    if (now) noteInLog(now, PLATFORM, 'answer', `订单 ${orderSn}：${answer}`)
  })
}

/** The last question about an order, or the answer to it. */
function lastMessage(billId: string, orderSn: string): string {
  const about = `订单 ${orderSn}：`
  const said = billTables.billLogs.filter((entry) => entry.billId === billId && entry.message.startsWith(about))
  const last = said.toSorted((a, b) => a.createTime.localeCompare(b.createTime)).at(-1)
  return last ? `${last.action}：${last.message.slice(about.length)}` : ''
}
