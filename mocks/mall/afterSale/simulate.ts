import { dayStart, isBeforeText, shiftMinutes } from '#domain/time'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { atMoment } from '#mocks/kernel/store/now'
import { type SeededRandom, seededRandom } from '#mocks/kernel/store/seededRandom'
import type { SeedPart } from '#mocks/kernel/store/store'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf } from '#mocks/mall/order/rules'
import { claim } from './counterparty'
import { type AfterSaleRow, afterSaleTables } from './rows'
import { approve, cancelAfterSale, receive, refund, refuse, reject, sendBack } from './steps'

const { afterSales } = afterSaleTables

/** The state that a simulated claim has reached by today. */
type End = 'APPLY' | 'REFUSE' | 'CANCEL' | 'PASS' | 'BUYER_RETURN' | 'REJECT' | 'COMPLETE' | 'WAIT'

const OLD: [End, ...End[]] = ['COMPLETE', 'COMPLETE', 'COMPLETE', 'COMPLETE', 'REFUSE', 'CANCEL', 'REJECT', 'COMPLETE']
const OPEN: [End, ...End[]] = ['APPLY', 'BUYER_RETURN', 'APPLY', 'PASS', 'WAIT', 'APPLY', 'BUYER_RETURN', 'APPLY']
const REMARKS: [string, ...string[]] = ['经核实同意处理', '已与买家电话确认', '情况属实，按申请金额退款']
const REFUSALS: [string, ...string[]] = [
  '照片不能说明问题，请补充',
  '商品已使用，不影响二次销售的才能退',
  '超出质保范围',
]

/** Simulates claims on the orders of the year with the code of the routes. */
export function simulateAfterSales(today: string): SeedPart[] {
  for (const storeId of ['9003', '9004']) {
    const by = callerTables.accounts.find((row) => row.supplierId === storeId && row.shopkeeper)
    const received = orderTables.mallOrders.filter(
      (row) => row.storeId === storeId && ['DELIVERED', 'COMPLETED'].includes(row.orderStatus),
    )
    const chance = seededRandom(`after-sale ${storeId}`)
    const now = dayStart(today)
    let open = 0
    received.forEach((order, index) => {
      const isRecent = index >= received.length - 26
      if (!by || index % 2 !== 0) return
      // The other shop has no return address yet, so its claims stay open.
      const isDemo = storeId === '9003'
      const isOpen = isDemo && isRecent
      const end = isOpen ? (OPEN[open++ % OPEN.length] ?? 'APPLY') : isDemo ? chance.pick(OLD) : 'APPLY'
      // Returns and refunds of money wait in turn, whatever the day.
      const isReturn = isOpen ? open % 4 === 1 || open % 4 === 2 : chance.whole(1, 2) === 1
      // Open claims were filed within the last days.
      const old = shiftMinutes(order.completeTime || order.logisticsTime, chance.whole(200, 2600))
      const start = isRecent ? shiftMinutes(now, -chance.whole(60, 4300)) : old
      grow(order, by, chance, { start: isBeforeText(start, now) ? start : now, now, end, isReturn })
    })
  }
  return []
}

function grow(
  order: OrderRow,
  by: Account,
  chance: SeededRandom,
  { start, now, end, isReturn }: { start: string; now: string; end: End; isReturn: boolean },
): void {
  const [item] = itemsOf(order.sn)
  if (!item) return
  // Steps of recent claims must not lie in the future.
  const at = (minutes: number, run: () => unknown) => {
    const time = shiftMinutes(start, minutes)
    atMoment(isBeforeText(time, now) ? time : now, run)
  }
  const isSentBack = ['PASS', 'BUYER_RETURN', 'REJECT'].includes(end)
  let id = ''
  at(0, () => {
    id = claim(order, item, chance, { isReturn: isSentBack || (isReturn && end !== 'WAIT') }).id
  })
  const row = () => afterSales.get(id) as AfterSaleRow
  const agree = () => {
    const input = { actualRefundPrice: row().applyRefundPrice, remark: chance.pick(REMARKS) }
    approve(row(), { ...input, returnAddress: '1' }, by)
  }
  if (end === 'APPLY') return
  if (end === 'WAIT') afterSales.update(id, { ...OFFLINE, bankAccountName: order.consigneeName })
  if (end === 'CANCEL') at(300, () => cancelAfterSale(row()))
  else if (end === 'REFUSE') at(500, () => refuse(row(), chance.pick(REFUSALS), by))
  else at(120, agree)
  if (row().serviceStatus === 'PASS' && end !== 'PASS') {
    at(900, () => sendBack(row()))
    if (end === 'REJECT') at(3900, () => reject(row(), '退回的商品已拆封使用，影响二次销售', by))
    if (end === 'COMPLETE') at(3900, () => receive(row(), '', by))
  }
  if (row().serviceStatus === 'WAIT_REFUND' && end === 'COMPLETE') at(4300, () => refund(row()))
}

/** A refund to a bank account, which the platform transfers manually. */
const OFFLINE = {
  refundWay: 'OFFLINE',
  accountType: 'BANK_TRANSFER',
  bankAccountNumber: '6222020000012345678',
  bankDepositName: '岭南商业银行 海八路支行',
} as const
