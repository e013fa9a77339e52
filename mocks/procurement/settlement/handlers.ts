import { fixed, sum } from '#domain/money'
import type { LoggedRecord } from '#features/procurement/recordLog/model'
import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { workbookReply } from '#mocks/kernel/server/xlsx'
import {
  anyLine,
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { worldToday } from '#mocks/kernel/store/now'
import type { RecordEvents } from '#mocks/procurement/recordLog/rows'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { type SettlementRow, settlementTables } from './rows'
import { settlementWorkbook } from './workbook'

/** Maximum number of settlements in `queryList`. */
const MAX_LIST = 1000
/** Maximum number of lines in an exported file. */
const MAX_LINES = 10_000

const filters: Filters<SettlementRow> = {
  settlementCode: contains((row) => row.settlementCode),
  contractCode: contains((row) => row.contractCode),
  contractName: contains((row) => row.contractName),
  contractId: oneOf((row) => row.contractId),
  orderSn: contains((row) => row.orderSn),
  projectName: contains((row) => row.projectName),
  projectId: oneOf((row) => row.projectId),
  materialName: anyLine(
    (row) => row.lines,
    contains((line) => line.materialName),
  ),
  materialType: oneOf((row) => row.materialType),
  supplierName: contains((row) => row.supplierName),
  isTotal: oneOf((row) => row.isTotal),
  status: oneOf((row) => row.status),
  createUserName: contains((row) => row.createUserName),
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

export const settlementRoutes: Route[] = [
  readRoute(settlementEndpoints.page, 'settlement', (call) => {
    const rows = found(call)
    const total = (read: (row: SettlementRow) => unknown) => fixed(sum(rows.map(read)), 2)
    return {
      ...pageOf(rows.map(withoutLines), call),
      summary: {
        amountTax: total((row) => row.totalAmountTax),
        amountNoTax: total((row) => row.totalAmountNoTax),
        tax: total((row) => row.totalTax),
      },
    }
  }),
  readRoute(settlementEndpoints.list, 'settlement', (call) => found(call).slice(0, MAX_LIST).map(withoutLines)),
  readRoute(settlementEndpoints.detail, 'settlement', (call) => {
    const { supplierId: _, ...bill } = visibleBill(call)
    return bill
  }),
  readRoute(settlementEndpoints.export, 'settlement', (call) => {
    if (textField(call, 'id') !== '') {
      const bill = visibleBill(call)
      logAction(call.account, { kind: 'SHEET', id: bill.id }, 'export', { detail: 'Excel' })
      return workbookReply([settlementWorkbook(bill)], `结算单_${bill.settlementCode}.xlsx`)
    }
    const rows = found(call)
    if (rows.reduce((lines, row) => lines + row.lines.length, 0) > MAX_LINES) {
      throw new Refusal('数据量过大，请缩小范围')
    }
    if (rows.length === 0) throw new Refusal('没有可导出的结算单')
    return workbookReply(rows.map(settlementWorkbook), `结算单_${worldToday()}.xlsx`)
  }),
]

function visibleBill(call: Call): SettlementRow {
  const row = settlementTables.settlements.get(requiredField(call, 'id'))
  if (!row || !isVisible(call, row)) throw new Refusal('结算单不存在')
  return row
}

function found(call: Call): SettlementRow[] {
  const own = settlementTables.settlements.filter((row) => isVisible(call, row))
  return sorted(filtered(own, call, filters), call, ['createTime', 'id'])
}

/** Whether the supplier may see a settlement: not before it is submitted. */
function isVisible({ account }: Call, row: SettlementRow): boolean {
  return row.supplierId === account.supplierId && row.status !== 0
}

function withoutLines({ lines: _, supplierId: __, ...bill }: SettlementRow) {
  return bill
}

/** The approval form of a settlement. */
export function settlementForm(call: Call, code: string) {
  const bill = settlementTables.settlements.find((row) => row.settlementCode === code && isVisible(call, row))
  if (!bill || !isGranted(call.account, 'settlement', 'view')) return null
  return {
    formKey: 'material_settlement',
    title: `${code}结算审批`,
    isRunning: bill.status === 8 || bill.status === 1,
    formData: withoutLines(bill),
  }
}

/** The events in the history of a settlement that follow from its own fields. */
export function settlementEvents(call: Call, { kind, id }: LoggedRecord): RecordEvents | null {
  const bill = settlementTables.settlements.get(id)
  if (kind !== 'SHEET' || !bill || !isVisible(call, bill)) return null
  const { settlementCode, createTime, createUserName } = bill
  return {
    code: settlementCode,
    events: [{ time: createTime, userName: createUserName, action: 'create', detail: '' }],
  }
}
