import { fixed, sum } from '#domain/money'
import { shiftMinutes } from '#domain/time'
import { callerTables } from '#mocks/kernel/auth/caller'
import { atMoment } from '#mocks/kernel/store/now'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import type { SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { doubtOf, PLATFORM } from './counterparty'
import { type BillRow, billTables } from './rows'
import { billableOrders, createBill, moveBill, noteInLog, type Party } from './rules'

/** The platform bills twice a month what was completed before the days in which claims are still decided. */
const CUTS = ['01', '16']
const CLAIM_DAYS = 45
/** The next bill comes after 13 to 16 days. */
const DAYS_TO_CHECK = 16
/** Yuan. */
const TRANSFER_FEE = '15.00'
/** Years of bills cover the year of orders. */
const MONTHS = 13
const SHOPS = ['9003', '9004'] as const

/** Simulates the bills of a year, and those in progress today. */
export function simulateBills(today: string): SeedPart[] {
  for (const storeId of SHOPS) {
    const cuts = cutDays(today)
    for (const [index, cut] of cuts.entries()) billUpTo(storeId, cut, cuts[index - 1] ?? dayFrom(cut, -15), today)
    if (storeId === SHOPS[0]) billByShop(storeId, today)
  }
  return []
}

/** The days on which the platform billed, oldest first. */
function cutDays(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => {
    const date = new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7)
    return CUTS.map((day) => `${date}-${day}`)
  })
    .flat()
    .filter((day) => day <= today)
}

/** One bill of the completed orders that are due; old bills are confirmed by the shop and paid. */
function billUpTo(storeId: string, cut: string, before: string, today: string): void {
  const orderSns = billableOrders(storeId)
    .filter(({ completeTime }) => completeTime < dayFrom(cut, -CLAIM_DAYS))
    .map(({ sn }) => sn)
  if (orderSns.length === 0) return
  const shop = shopOf(storeId)
  const chance = seededRandom(`bill ${storeId} ${cut}`)
  // Just after midnight: on its own day it is in the past nearly always.
  const made = `${cut} 00:0${chance.whole(1, 5)}:00`
  const endTime = dayFrom(cut, -CLAIM_DAYS - 1)
  const run = (days: number, minutes: number, step: () => void) => {
    const time = shiftMinutes(`${dayFrom(cut, days)} 09:00:00`, minutes)
    if (time < `${today} 00:00:00`) atMoment(time, step)
  }
  let bill = atTime(made, () =>
    createBill(storeId, PLATFORM, { orderSns, startTime: dayFrom(before, -CLAIM_DAYS), endTime, remark: '' }),
  )
  const draw = chance.whole(1, 6)
  const days = chance.whole(1, 3)
  // The last one waits for the shop.
  if (dayFrom(cut, DAYS_TO_CHECK) > today) return
  run(days, chance.whole(0, 400), () => {
    bill = moveBill(bill, shop, 'check')
  })
  if (draw === 1) {
    run(days + 1, 60, () => {
      bill = moveBill(bill, PLATFORM, 'auditFailure', '收款账号与开户名不一致，请核对后重新提交')
    })
    run(days + 2, 90, () => {
      bill = moveBill(bill, shop, 'check')
    })
  }
  run(days + 4, chance.whole(0, 300), () => {
    bill = moveBill(bill, PLATFORM, 'auditSuccess')
    if (draw === 6) chargeTransfer(bill)
  })
}

/** The bank of the platform now and then charges a transfer, so that less arrives than the bill says. */
function chargeTransfer(bill: BillRow): void {
  const payPrice = fixed(sum([bill.payPrice]).minus(TRANSFER_FEE), 2)
  billTables.bills.update(bill.id, { payPrice })
  noteInLog(bill, PLATFORM, 'bank', `银行实付 ${payPrice} 元，扣除跨行手续费 ${TRANSFER_FEE} 元`)
}

/** The shop's own bills of the last orders: one in each state. */
function billByShop(storeId: string, today: string): void {
  const shop = shopOf(storeId)
  const loose = billableOrders(storeId).toSorted((a, b) => a.completeTime.localeCompare(b.completeTime))
  const make = (ago: number, count: number, remark: string) => {
    const day = `${dayFrom(today, -ago)} 10:20:00`
    const orderSns = loose.splice(0, count).map(({ sn }) => sn)
    if (orderSns.length === 0) return undefined
    return atTime(day, () => createBill(storeId, shop, { orderSns, startTime: '', endTime: '', remark }))
  }
  const at = (ago: number, step: () => void) => atMoment(`${dayFrom(today, -ago)} 15:30:00`, step)
  const cancelled = make(3, 1, '')
  if (cancelled) at(3, () => void moveBill(cancelled, shop, 'cancel', '订单选错，重新生成'))
  const refused = make(2, 2, '单独开票的订单')
  if (refused)
    at(2, () => {
      const checked = moveBill(refused, shop, 'check')
      moveBill(checked, PLATFORM, 'auditFailure', doubtOf(refused.id))
    })
  const submitted = make(1, 1, '')
  if (submitted) at(1, () => void moveBill(submitted, shop, 'check'))
  make(1, 1, '月中先结算一批')
}

function atTime<Result>(time: string, run: () => Result): Result {
  let result: Result | undefined
  atMoment(time, () => {
    result = run()
  })
  return result as Result
}

function shopOf(storeId: string): Party {
  const owner = callerTables.accounts.find((row) => row.supplierId === storeId && row.shopkeeper)
  return { side: 'STORE', name: owner?.userName ?? '' }
}
