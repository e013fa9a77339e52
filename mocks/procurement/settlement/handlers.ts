import { settlementStatus } from '#domain/document/procurementStatus'
import { decimal, fixed, formatMoney, sum } from '#domain/money'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import {
  confirmError,
  countsInSums,
  isOwed,
  type SettlementAction,
  validateObjection,
} from '#features/procurement/settlement/model'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { workbookReply } from '#mocks/kernel/server/xlsx'
import { containing, during, equalTo, type Filters, found, inLines, pageOf } from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { buyerWillAnswer, financeWillPay, stepBill } from './counterparty'
import { disputeCounts, disputeReasons } from './disputeRules'
import type { SettlementRow } from './rows'
import { ownBills } from './rules'
import { settlementWorkbook } from './workbook'

/** Maximum number of settlements in `queryList`. */
const MAX_LIST = 1000
/** Maximum number of lines in an exported file. */
const MAX_LINES = 10_000

const filters: Filters<SettlementRow> = {
  ...containing('settlementCode', 'contractCode', 'contractName', 'orderSn', 'projectName', 'supplierName'),
  ...containing('createUserName'),
  ...equalTo('contractId', 'projectId', 'materialType', 'isTotal', 'status'),
  ...during('createTime', 'startTime', 'endTime'),
  ...during('settleDate', 'settleDateStart', 'settleDateEnd'),
  unpaid: (row, asked) => isOwed(row) === (asked === '1'),
  materialName: inLines((row) => row.lines, 'materialName', 'spec', 'grade'),
}

export const settlementRoutes: Route[] = [
  readRoute(settlementEndpoints.page, 'settlement', (call) => {
    const rows = askedBills(call)
    const counted = rows.filter(countsInSums)
    const total = (read: (row: SettlementRow) => unknown) => fixed(sum(counted.map(read)), 2)
    return {
      ...pageOf(rows.map(withoutLines), call),
      summary: {
        amountTax: total((row) => row.totalAmountTax),
        amountNoTax: total((row) => row.totalAmountNoTax),
        tax: total((row) => row.totalTax),
      },
    }
  }),
  // Only lilishop's client reads them without paging.
  readRoute({ method: 'GET', path: '/api/gd-material/settlementBill/queryList' }, 'settlement', (call) =>
    askedBills(call).slice(0, MAX_LIST).map(withoutLines),
  ),
  readRoute(settlementEndpoints.detail, 'settlement', (call) => {
    const row = namedBill(call)
    return { ...withoutLines(row), lines: row.lines }
  }),
  writeRoute(settlementEndpoints.confirm, 'settlement', (call) => {
    const bill = reconciledBill(call, 'confirm')
    const error = confirmError(disputeCounts(bill))
    if (error) throw new Refusal(error)
    const total = decimal(bill.totalAmountTax)
    if (total && !decimal(textField(call, 'totalAmountTax'))?.eq(total)) {
      throw new Refusal(`结算金额现为 ${formatMoney(total)} 元，请核对后再确认`)
    }
    stepBill(bill, 'confirm', { who: call.account.userName })
    financeWillPay(bill.id)
  }),
  writeRoute(settlementEndpoints.object, 'settlement', (call) => {
    const reason = textField(call, 'reason')
    const bill = reconciledBill(call, 'object')
    refuseErrors(validateObjection({ reason }, disputeCounts(bill)))
    stepBill(bill, 'object', { who: call.account.userName, reason: reason || disputeReasons(bill) })
    buyerWillAnswer(bill.id)
  }),
  readRoute(settlementEndpoints.export, 'settlement', (call) => {
    if (textField(call, 'id') !== '') {
      const bill = namedBill(call)
      logAction(call.account, { kind: 'SHEET', id: bill.id }, 'export', { detail: 'Excel' })
      return workbookReply([settlementWorkbook(bill)], `结算单_${bill.settlementCode}.xlsx`)
    }
    const rows = askedBills(call)
    if (rows.reduce((lines, row) => lines + row.lines.length, 0) > MAX_LINES) {
      throw new Refusal('数据量过大，请缩小范围')
    }
    if (rows.length === 0) throw new Refusal('没有可导出的结算单')
    return workbookReply(rows.map(settlementWorkbook), `结算单_${worldToday()}.xlsx`)
  }),
]

function namedBill(call: Call): SettlementRow {
  return ownBills.get(call, requiredField(call, 'id'))
}

function askedBills(call: Call): SettlementRow[] {
  return found(ownBills.all(call), call, { filters, newestBy: ['createTime', 'id'] })
}

function withoutLines(row: SettlementRow) {
  const { lines: _, supplierId: __, ...bill } = row
  return { ...bill, ...disputeCounts(row) }
}

/**
 * The named settlement, while it is being reconciled.
 *
 * @throws Refusal that names its status when the other side was first
 */
function reconciledBill(call: Call, action: SettlementAction): SettlementRow {
  const bill = namedBill(call)
  if (!settlementStatus.can(bill.status, action)) {
    throw new Refusal(`结算单现为“${bill.statusName}”，请刷新后查看`)
  }
  return bill
}

/** The approval form of a settlement. */
export function settlementForm(call: Call, code: string) {
  const bill = ownBills.all(call).find(({ settlementCode }) => settlementCode === code)
  if (!bill) return null
  const isRunning = settlementStatus.is(bill.status, 'reconciling', 'confirmed')
  const formData = withoutLines(bill)
  return { grant: 'settlement', formKey: 'material_settlement', title: `${code}结算审批`, isRunning, formData }
}
