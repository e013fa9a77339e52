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
import { settlementRequests } from '#features/procurement/settlement/requests'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { workbookReply } from '#mocks/kernel/server/xlsx'
import { containing, during, equalTo, type Filters, found, inLines, pageOf } from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { buyerWillAnswer, financeWillPay, stepSettlement } from './counterparty'
import { disputeCounts, disputeReasons } from './disputeRules'
import type { SettlementRow } from './rows'
import { ownSettlements } from './rules'
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
    const rows = askedSettlements(call)
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
    askedSettlements(call).slice(0, MAX_LIST).map(withoutLines),
  ),
  readRoute(settlementEndpoints.detail, 'settlement', (call) => {
    const row = namedSettlement(call)
    return { ...withoutLines(row), lines: row.lines }
  }),
  writeRoute(settlementEndpoints.confirm, 'settlement', (call) => {
    const { id, totalAmountTax } = bodyBy(call, settlementRequests.confirm, ['id'])
    const settlement = reconciledSettlement(call, id, 'confirm')
    const error = confirmError(disputeCounts(settlement))
    if (error) throw new Refusal(error)
    const total = decimal(settlement.totalAmountTax)
    if (total && !decimal(totalAmountTax)?.eq(total)) {
      throw new Refusal(`结算金额现为 ${formatMoney(total)} 元，请核对后再确认`)
    }
    stepSettlement(settlement, 'confirm', { who: call.account.userName })
    financeWillPay(settlement.id)
  }),
  writeRoute(settlementEndpoints.object, 'settlement', (call) => {
    const { id, reason } = bodyBy(call, settlementRequests.object, ['id'])
    const settlement = reconciledSettlement(call, id, 'object')
    refuseErrors(validateObjection({ reason }, disputeCounts(settlement)))
    stepSettlement(settlement, 'object', { who: call.account.userName, reason: reason || disputeReasons(settlement) })
    buyerWillAnswer(settlement.id)
  }),
  readRoute(settlementEndpoints.export, 'settlement', (call) => {
    if (textField(call, 'id') !== '') {
      const settlement = namedSettlement(call)
      logAction(call.account, { kind: 'SHEET', id: settlement.id }, 'export', { detail: 'Excel' })
      return workbookReply([settlementWorkbook(settlement)], `结算单_${settlement.settlementCode}.xlsx`)
    }
    const rows = askedSettlements(call)
    if (rows.reduce((lines, row) => lines + row.lines.length, 0) > MAX_LINES) {
      throw new Refusal('数据量过大，请缩小范围')
    }
    if (rows.length === 0) throw new Refusal('没有可导出的结算单')
    return workbookReply(rows.map(settlementWorkbook), `结算单_${worldToday()}.xlsx`)
  }),
]

function namedSettlement(call: Call): SettlementRow {
  return ownSettlements.get(call, requiredField(call, 'id'))
}

function askedSettlements(call: Call): SettlementRow[] {
  return found(ownSettlements.all(call), call, { filters, newestBy: ['createTime', 'id'] })
}

function withoutLines(row: SettlementRow) {
  const { lines: _, supplierId: __, ...settlement } = row
  return { ...settlement, ...disputeCounts(row) }
}

/**
 * The named settlement, while it is being reconciled.
 *
 * @throws Refusal that names its status when the other side was first
 */
function reconciledSettlement(call: Call, id: string, action: SettlementAction): SettlementRow {
  const settlement = ownSettlements.get(call, id)
  if (!settlementStatus.can(settlement.status, action)) {
    throw new Refusal(`结算单现为“${settlement.statusName}”，请刷新后查看`)
  }
  return settlement
}

/** The approval form of a settlement. */
export function settlementForm(call: Call, code: string) {
  const settlement = ownSettlements.all(call).find(({ settlementCode }) => settlementCode === code)
  if (!settlement) return null
  const isRunning = settlementStatus.entryOf(settlement.status).isInApproval === true
  const formData = withoutLines(settlement)
  return { grant: 'settlement', formKey: 'material_settlement', title: `${code}结算审批`, isRunning, formData }
}
