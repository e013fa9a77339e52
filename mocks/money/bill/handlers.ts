import { decimal, fixed, sum } from '#domain/money'
import { billEndpoints } from '#features/money/bill/endpoints'
import { type BillAmounts, billAmounts } from '#features/money/bill/flow/model'
import { billTextError, validateBill } from '#features/money/bill/model'
import { billRequests } from '#features/money/bill/requests'
import { supplierName } from '#mocks/kernel/auth/caller'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { workbookReply } from '#mocks/kernel/server/xlsx'
import { containing, during, equalTo, type Filters, filtered, flag, inRange, pageBy } from '#mocks/kernel/store/listing'
import type { OrderRow } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { platformWillAudit } from './counterparty'
import { askPlatform, differencesIn } from './differences'
import { flowsOf } from './flowRules'
import { type BillRow, billTables, type FlowContent, type FlowRow } from './rows'
import {
  billableOrders,
  changeOrders,
  createBill,
  figuresOf,
  flowsIn,
  hasOpenClaim,
  moveBill,
  orderSnsIn,
  type Party,
} from './rules'
import { billTable } from './workbook'

const { bills, billLogs } = billTables
/** The bills of the caller's shop. */
export const ownBills = ownedBy(bills, 'storeId')
const GRANT = 'bill'

const billFilters: Filters<ReturnType<typeof rowView>> = {
  ...equalTo('billStatus', 'createdBy'),
  ...containing('sn', 'transactionId'),
  hasPayDifference: flag(({ payDifference }) => payDifference !== null && Number(payDifference) !== 0),
  ...during('payTime', 'payStart', 'payEnd'),
  ...during('createTime', 'startDate', 'endDate'),
  ...during('startTime', 'startTime', 'endTime'),
  billPrice: inRange(({ billPrice }) => billPrice),
}
const orderFilters: Filters<BilledOrder> = {
  ...containing('orderSn', 'goodsName', 'memberName', 'projectName'),
  ...during('completeTime', 'startTime', 'endTime'),
}

/** The routes of the bills of a shop. */
export const billRoutes: Route[] = [
  readRoute(billEndpoints.page, GRANT, (call) => {
    const rows = ownBills.all(call).map(rowView)
    const counted = filtered(rows, call, billFilters).filter(({ billStatus }) => billStatus !== 'CANCEL')
    return {
      ...pageBy(rows, call, { filters: billFilters, newestBy: ['createTime', 'id'] }),
      summary: {
        billPrice: fixed(sum(counted.map(({ billPrice }) => billPrice)), 2),
        payPrice: fixed(sum(counted.map(({ payPrice }) => payPrice)), 2),
        payDifference: fixed(sum(counted.map(({ payDifference }) => payDifference)), 2),
      },
    }
  }),
  recordRoute(billEndpoints.detail, GRANT, ownBills, recordView),
  listRoute(billEndpoints.storeFlow, GRANT, (call) => flowsOfCall(call).map(flowView), {
    filters: equalTo('flowType', 'orderSn'),
  }),
  listRoute(
    billEndpoints.distributionFlow,
    GRANT,
    (call) =>
      flowsOfCall(call)
        .filter(({ distributionRebate }) => decimal(distributionRebate)?.gt(0))
        .map(flowView),
    { filters: equalTo('flowType', 'orderSn') },
  ),
  listRoute(billEndpoints.orders, GRANT, ordersOfCall, {
    filters: orderFilters,
    newestBy: ['completeTime', 'orderSn'],
    figures: orderView,
    view: orderView,
  }),
  listRoute(
    billEndpoints.log,
    GRANT,
    (call) => {
      const { id } = ownBills.get(call, textField(call, 'billId'))
      return billLogs.where('billId', id)
    },
    { newestBy: ['createTime', 'id'] },
  ),
  readRoute(billEndpoints.payee, GRANT, ({ account }) => payeeOf(account.supplierId)),
  recordRoute(billEndpoints.differences, GRANT, ownBills, differencesIn),
  writeRoute(billEndpoints.ask, GRANT, (call) => {
    const { billId, orderSn, message } = bodyBy(call, billRequests.ask, ['billId', 'orderSn'])
    const bill = ownBills.get(call, billId)
    refuseText(message, '说明')
    askPlatform(bill, shopOf(call), { orderSn, message })
    return null
  }),
  changeRoute(billEndpoints.check, GRANT, ownBills, (bill, call) => {
    platformWillAudit(moveBill(bill, shopOf(call), 'check'))
    return null
  }),
  writeRoute(billEndpoints.create, GRANT, (call) => {
    const input = validated(call, billRequests.create, validateBill)
    return recordView(createBill(call.account.supplierId, shopOf(call), input))
  }),
  writeRoute(billEndpoints.addOrders, GRANT, (call) => {
    const { billId, orderSns } = bodyBy(call, billRequests.addOrders, ['billId'])
    return recordView(changeOrders(ownBills.get(call, billId), shopOf(call), { add: orderSns }))
  }),
  writeRoute({ ...billEndpoints.deleteOrder, alsoBy: ['DELETE'] }, GRANT, (call) => {
    const { billId, orderSn } = bodyBy(call, billRequests.deleteOrder, ['billId', 'orderSn'])
    changeOrders(ownBills.get(call, billId), shopOf(call), { drop: [orderSn] })
    return null
  }),
  writeRoute(billEndpoints.auditSuccess, GRANT, (call) => {
    const bill = ownBills.get(call, bodyBy(call, billRequests.auditSuccess).id)
    // The product sends none.
    const remark = textField(call, 'remark')
    refuseText(remark, '备注', false)
    moveBill(bill, shopOf(call), 'auditSuccess', remark)
    return null
  }),
  writeRoute(billEndpoints.auditFailure, GRANT, (call) => {
    const { id, reason } = bodyBy(call, billRequests.auditFailure)
    const bill = ownBills.get(call, id)
    refuseText(reason, '原因')
    platformWillAudit(moveBill(bill, shopOf(call), 'auditFailure', reason))
    return null
  }),
  writeRoute(billEndpoints.cancel, GRANT, (call) => {
    const { id, reason } = bodyBy(call, billRequests.cancel)
    const bill = ownBills.get(call, id)
    refuseText(reason, '原因')
    moveBill(bill, shopOf(call), 'cancel', reason)
    return null
  }),
  readRoute(billEndpoints.download, GRANT, (call) => {
    const bill = ownBills.get(call)
    return workbookReply([billTable(bill)], `结算单-${bill.sn}.xlsx`)
  }),
]

function shopOf({ account }: Call): Party {
  return { side: 'STORE', name: account.userName }
}

/** @throws Refusal when a typed text is too long, or missing where it is required */
function refuseText(text: string, label: string, required = true): void {
  const error = billTextError(text, label, required)
  if (error) throw badInput(error)
}

function flowsOfCall(call: Call): FlowRow[] {
  return flowsIn(ownBills.get(call).id)
}

/** The orders of a bill, or without one those that a bill can take. */
function ordersOfCall(call: Call): BilledOrder[] {
  const id = textField(call, 'id')
  if (!id) return billableOrders(call.account.supplierId).map((order) => billedOrder(order, () => flowsOf(order)))
  const flows = flowsIn(ownBills.get(call, id).id)
  return orderSnsIn(id).map((sn) => {
    const order = findMallOrder(sn)
    if (!order) throw refusal(31002, `订单 ${sn} 不存在`)
    return billedOrder(order, () => flows.filter(({ orderSn }) => orderSn === sn))
  })
}

function rowView(bill: BillRow) {
  const { createTime, payPrice, ...row } = bill
  const figures = figuresOf(bill.id)
  const { billPrice } = figures
  return {
    ...row,
    ...numbersOf(figures),
    payPrice: payPrice === '' ? null : Number(payPrice),
    payRemark: billLogs.where('billId', bill.id).find(({ action }) => action === '到账登记')?.message ?? '',
    payDifference: payPrice === '' ? null : Number(fixed(sum([payPrice]).minus(billPrice), 2)),
    createTime: createTime.slice(0, 10),
    storeName: supplierName(bill.storeId),
    orderNum: orderSnsIn(bill.id).length,
  }
}

function recordView(bill: BillRow) {
  const payee = payeeOf(bill.storeId)
  return {
    ...rowView(bill),
    bankAccountName: payee.settlementBankAccountName,
    bankAccountNumber: payee.settlementBankAccountNum,
    bankName: payee.settlementBankBranchName,
    bankCode: payee.settlementBankJointName,
  }
}

/** Figures as the wire writes them. */
function numbersOf(figures: BillAmounts): Record<keyof BillAmounts, number> {
  const numbers = Object.entries(figures).map(([name, figure]) => [name, Number(figure)])
  return Object.fromEntries(numbers) as Record<keyof BillAmounts, number>
}

/** The account that the bills of a shop are paid to. */
function payeeOf(storeId: string) {
  return {
    id: storeId,
    storeName: supplierName(storeId),
    settlementBankAccountName: supplierName(storeId),
    settlementBankAccountNum: `40000212${storeId.padStart(11, '0')}`,
    settlementBankBranchName: '示例银行深圳宝安支行',
    settlementBankJointName: '102584000000',
  }
}

function flowView({ storeId, ...flow }: FlowRow) {
  const { finalPrice, commissionPrice, distributionRebate, siteCouponCommission, billPrice } = flow
  return {
    ...flow,
    storeId,
    finalPrice: Number(finalPrice),
    commissionPrice: Number(commissionPrice),
    distributionRebate: Number(distributionRebate),
    siteCouponCommission: Number(siteCouponCommission),
    pointSettlementPrice: Number(flow.pointSettlementPrice),
    kanjiaSettlementPrice: Number(flow.kanjiaSettlementPrice),
    billPrice: Number(billPrice),
  }
}

type BilledOrder = ReturnType<typeof billedOrder>

/** An order as it is searched for and sorted; the figures of its flows are computed for those that are shown. */
function billedOrder(order: OrderRow, flows: () => readonly FlowContent[]) {
  const items = itemsOf(order.sn)
  const [first] = items
  const more = items.length > 1 ? ` 等${items.length}种` : ''
  return {
    orderSn: order.sn,
    goodsName: `${first?.goodsName ?? ''}${more}`,
    num: order.goodsNum,
    price: Number(order.goodsPrice),
    flowPrice: Number(order.flowPrice),
    createTime: order.createTime,
    completeTime: order.completeTime,
    memberName: order.memberName,
    projectName: order.memberName,
    flows,
  }
}

function orderView({ flows, ...order }: BilledOrder) {
  const { billPrice, ...figures } = numbersOf(billAmounts(flows()))
  return { ...order, refundPrice: figures.refundPrice, billPrice, figures, hasClaim: hasOpenClaim(order.orderSn) }
}
