import { fixed, sum } from '#domain/money'
import { allowedActions, nextStatus } from '#domain/status'
import { afterSaleTransitions } from '#features/mall/afterSale/model'
import { settledOf } from '#features/mall/sale/model/flow'
import { billAmounts } from '#features/money/bill/flow/model'
import {
  type BillAction,
  type BillInput,
  type BillSide,
  billActionsOf,
  billTransitions,
  MAX_BILL_ORDERS,
} from '#features/money/bill/model'
import { escaped, news, sendNews } from '#mocks/account/message/rules'
import { supplierName } from '#mocks/kernel/auth/caller'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { nextIdOf } from '#mocks/kernel/store/store'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import { afterSaleTables } from '#mocks/mall/afterSale/rows'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder } from '#mocks/mall/order/rules'
import { flowsOf } from './flowRules'
import { type BillRow, billTables, type FlowContent, type FlowRow } from './rows'

const { bills, billFlows, billLogs } = billTables

/** Who acts on a bill. */
export type Party = { side: BillSide; name: string }

type LogAction = BillAction | 'create' | 'ask' | 'answer' | 'bank'

/** The words of the log. */
const WORDS: Record<LogAction, string> = {
  create: '生成结算单',
  check: '提交确认',
  auditSuccess: '确认',
  auditFailure: '退回',
  change: '调整订单',
  cancel: '作废',
  ask: '询问',
  answer: '答复',
  bank: '到账登记',
}

/** The flows of a bill by their time: the order in which screen, paper and workbook list them. */
export function flowsIn(billId: string): FlowRow[] {
  return billFlows.where('billId', billId).toSorted((one, other) => one.createTime.localeCompare(other.createTime))
}

/** The numbers of the orders in a bill: those whose payments it holds. */
export function orderSnsIn(billId: string): string[] {
  const payments = flowsIn(billId).filter(({ flowType }) => flowType === 'PAY')
  return [...new Set(payments.map(({ orderSn }) => orderSn))]
}

/** The live bill that holds an order. */
function billOfOrder(orderSn: string): BillRow | undefined {
  const held = billFlows.where('orderSn', orderSn).find((flow) => flow.flowType === 'PAY' && isLive(flow))
  return held && bills.get(held.billId)
}

/** The completed orders of a shop that are in no live bill and whose claims are decided. */
export function billableOrders(storeId: string): OrderRow[] {
  const billed = new Set(liveFlows().map(({ orderSn }) => orderSn))
  return orderTables.mallOrders
    .where('storeId', storeId)
    .filter(({ orderStatus, sn }) => orderStatus === 'COMPLETED' && !billed.has(sn) && !hasOpenClaim(sn))
}

/**
 * Makes a bill of completed orders.
 *
 * @throws Refusal when an order cannot be billed
 */
export function createBill(storeId: string, by: Party, { orderSns, startTime, endTime, remark }: BillInput): BillRow {
  const orders = takenOrders(storeId, orderSns)
  const period = periodOf(orders)
  const now = worldNow()
  const bill = bills.insert({
    id: nextIdOf('bill'),
    sn: `JS${now.slice(0, 10).replaceAll('-', '')}${nextIdOf('bill').slice(-6)}`,
    storeId,
    billStatus: 'OUT',
    createdBy: by.side,
    auditor: by.side === 'STORE' ? 'PLATFORM' : 'STORE',
    startTime: startTime || period.startTime,
    endTime: endTime || period.endTime,
    createTime: now,
    remark,
    auditRemark: '',
    payTime: '',
    transactionId: '',
    payPrice: '',
  })
  hold(bill, orders)
  logBill(bill, by, { action: 'create', from: '', added: orderSnsIn(bill.id) })
  return bill
}

/**
 * Adds orders to a bill, or takes some out of it; the flows of the others are read again.
 *
 * @throws Refusal when the bill cannot be changed, an order cannot be billed, or none would be left
 */
export function changeOrders(bill: BillRow, by: Party, change: { add?: string[]; drop?: string[] }): BillRow {
  const { add = [], drop = [] } = change
  refuseUnless(bill, by.side, 'change')
  const held = orderSnsIn(bill.id)
  const unknown = drop.find((sn) => !held.includes(sn))
  if (unknown) throw refusal(51003, `订单 ${unknown} 不在结算单中`)
  const kept = held.filter((sn) => !drop.includes(sn))
  if (kept.length + add.length === 0) throw refusal(51005, '结算单至少保留一个订单，不需要时请作废')
  const added = takenOrders(bill.storeId, add, kept.length)
  const orders = [...ordersBy(kept), ...added]
  hold(bill, orders)
  const changed = bills.update(bill.id, periodOf(orders))
  logBill(changed, by, { action: 'change', from: bill.billStatus, added: add, removed: drop })
  return changed
}

/**
 * Moves a bill on; completing it pays it.
 *
 * @throws Refusal when the status, or the side, forbids it
 */
export function moveBill(bill: BillRow, by: Party, action: Exclude<BillAction, 'change'>, reason = ''): BillRow {
  refuseUnless(bill, by.side, action)
  if (action === 'check' && bill.createdBy === by.side) {
    for (const sn of orderSnsIn(bill.id)) refuseOpenClaim(sn)
    hold(bill, ordersBy(orderSnsIn(bill.id)))
  }
  const to = nextStatus(billTransitions, bill.billStatus, action) as BillRow['billStatus']
  const moved = bills.update(bill.id, {
    billStatus: to,
    ...(action === 'check' && bill.billStatus === 'OUT' ? { auditor: 'PLATFORM' as const } : {}),
    ...(action === 'check' ? { auditRemark: '' } : {}),
    ...(action === 'auditFailure' ? { auditRemark: reason } : {}),
    ...(action === 'auditSuccess' ? paymentOf(bill) : {}),
  })
  logBill(moved, by, { action, from: bill.billStatus, message: reason })
  if (by.side === 'PLATFORM') tellShop(moved, action, reason)
  return moved
}

/** The figures of a bill: the sums of its flows. */
export function figuresOf(billId: string) {
  return billAmounts(flowsIn(billId))
}

/** Whether a buyer's claim on an order is still undecided: its amount may change. */
export function hasOpenClaim(orderSn: string): boolean {
  return afterSaleTables.afterSales
    .where('orderSn', orderSn)
    .some(({ serviceStatus }) => allowedActions(afterSaleTransitions, serviceStatus).length > 0)
}

function refuseOpenClaim(sn: string): void {
  if (hasOpenClaim(sn)) throw refusal(51006, `订单 ${sn} 的售后还没有处理完，不能结算`)
}

function takenOrders(storeId: string, orderSns: readonly string[], held = 0): OrderRow[] {
  const sns = [...new Set(orderSns)]
  if (sns.length + held > MAX_BILL_ORDERS) throw refusal(51004, `一张结算单最多${MAX_BILL_ORDERS}个订单`)
  return sns.map((sn) => {
    const order = findMallOrder(sn)
    if (order?.storeId !== storeId) throw refusal(31002, `订单 ${sn} 不存在`)
    if (order.orderStatus !== 'COMPLETED') throw refusal(51002, `订单 ${sn} 还没有完成，不能结算`)
    refuseOpenClaim(sn)
    const other = billOfOrder(sn)
    if (other) throw refusal(51002, `订单 ${sn} 已在结算单 ${other.sn} 中`)
    return order
  })
}

/**
 * Makes a bill hold these orders with their flows by now. A bill of the platform also takes the late refunds of the
 * shop, as many as it can pay for: the others wait for the next one.
 */
function hold(bill: BillRow, orders: readonly OrderRow[]): void {
  for (const { id } of flowsIn(bill.id)) billFlows.delete(id)
  const flows = orders.flatMap(flowsOf)
  if (bill.createdBy === 'PLATFORM')
    for (const refund of lateRefunds(bill.storeId))
      if (sum([...flows, refund].map(settledOf)).gte(0)) flows.push(refund)
  for (const flow of flows) billFlows.insert({ ...flow, id: nextIdOf('bill'), billId: bill.id, billTime: worldNow() })
}

/** Refunds of orders whose bill can no longer take them: the next bill of the platform does. */
function lateRefunds(storeId: string): FlowContent[] {
  const live = liveFlows().filter((flow) => flow.storeId === storeId)
  const known = new Set(live.map(({ refundSn }) => refundSn))
  const closed = live.filter(({ flowType, billId }) => {
    const bill = bills.get(billId)
    return (
      flowType === 'PAY' && bill && !(bill.createdBy === 'STORE' && billActionsOf('STORE', bill).includes('change'))
    )
  })
  const refunded = closed.map(({ orderSn }) => orderSn).filter((orderSn) => completedClaims(orderSn).length > 0)
  return ordersBy([...new Set(refunded)])
    .flatMap(flowsOf)
    .filter(({ flowType, refundSn }) => flowType === 'REFUND' && !known.has(refundSn))
}

/** What the live bills of a shop hold of its orders, by the number of the order. */
export function heldOf(storeId: string): Map<string, { billSn: string; price: string }[]> {
  const held = new Map<string, { billSn: string; price: string }[]>()
  for (const flow of liveFlows()) {
    if (flow.storeId !== storeId) continue
    const part = { billSn: bills.get(flow.billId)?.sn ?? '', price: fixed(settledOf(flow), 2) }
    held.set(flow.orderSn, [...(held.get(flow.orderSn) ?? []), part])
  }
  return held
}

function liveFlows(): FlowRow[] {
  return billFlows.filter(isLive)
}

function isLive({ billId }: FlowRow): boolean {
  return (bills.get(billId)?.billStatus ?? 'CANCEL') !== 'CANCEL'
}

function ordersBy(sns: readonly string[]): OrderRow[] {
  return sns.map((sn) => findMallOrder(sn)).filter((order) => order !== undefined)
}

function refuseUnless(bill: BillRow, side: BillSide, action: BillAction): void {
  if (billActionsOf(side, bill).includes(action)) return
  if (action === 'check') throw refusal(51001, '只有已出账结算单可以核对')
  throw refusal(51001, '当前结算单状态不可操作')
}

function paymentOf(bill: BillRow) {
  const { billPrice } = figuresOf(bill.id)
  return { payTime: worldNow(), payPrice: billPrice, transactionId: `BK${bill.sn.slice(2)}${bill.id.slice(-4)}` }
}

/** The days on which the first and the last of the orders were completed. */
function periodOf(orders: readonly OrderRow[]): { startTime: string; endTime: string } {
  const days = orders.map(({ completeTime }) => completeTime.slice(0, 10)).toSorted()
  return { startTime: days[0] ?? '', endTime: days.at(-1) ?? '' }
}

type Entry = {
  action: LogAction
  from: BillRow['billStatus'] | ''
  message?: string
  added?: readonly string[]
  removed?: readonly string[]
}

function logBill(
  { id: billId, billStatus: toStatus }: BillRow,
  { side: operatorType, name: operatorName }: Party,
  { action, from: fromStatus, message = '', added = [], removed = [] }: Entry,
): void {
  const { billPrice } = figuresOf(billId)
  const entry = { action: WORDS[action], fromStatus, toStatus, message, added, removed, billPrice }
  billLogs.insert({ ...entry, id: nextIdOf('bill'), billId, createTime: worldNow(), operatorName, operatorType })
}

/** Adds an entry to the log of a bill that does not move it. */
export function noteInLog(bill: BillRow, by: Party, action: 'ask' | 'answer' | 'bank', message: string): void {
  logBill(bill, by, { action, from: bill.billStatus, message })
}

function tellShop({ storeId, sn }: BillRow, action: BillAction, reason: string): void {
  const word = { auditSuccess: '已确认并付款', auditFailure: '被退回', check: '已修改，待您确认' }[action as string]
  if (!word) return
  const why = reason ? `原因：${escaped(reason)}` : `店铺：${escaped(supplierName(storeId))}`
  sendNews(news(storeId, `结算单 ${sn} ${word}`, [`结算单 <strong>${sn}</strong> ${word}。`, why]))
}
