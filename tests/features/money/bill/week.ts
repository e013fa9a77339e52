import { db } from '#mocks/areas'
import { billableOrders, createBill, moveBill } from '#mocks/money/bill/rules'
import type { Step } from '#tests/figures/step'

/** What a week does with bills. */
export const week: Step[] = [
  ({ storeId, by }) => {
    const orderSns = billableOrders(storeId)
      .slice(0, 5)
      .map(({ sn }) => sn)
    const party = { side: 'STORE' as const, name: by.userName }
    return orderSns.length > 0 && createBill(storeId, party, { orderSns, startTime: '', endTime: '', remark: '' })
  },
  ({ storeId, by, pick }) => {
    const bill = pick(db.bills.filter((row) => row.storeId === storeId && row.billStatus === 'OUT'))
    return bill && moveBill(bill, { side: 'STORE', name: by.userName }, 'check')
  },
]
