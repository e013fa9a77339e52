import { plainFigure } from '#domain/money'
import { disputeEndpoints } from '#features/procurement/dispute/endpoints'
import {
  canChangeDispute,
  canDispute,
  type Dispute,
  type DisputePayload,
  validateDispute,
} from '#features/procurement/dispute/model'
import { disputeRequests } from '#features/procurement/dispute/requests'
import { defineArea } from '#mocks/kernel/area'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { bodyBy, listField, requiredField } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { changesOf, logAction } from '#mocks/procurement/recordLog/rules'
import { disputeTables, type SettlementRow, UNANSWERED } from '#mocks/procurement/settlement/rows'
import { ownSettlements } from '#mocks/procurement/settlement/rules'

const ownDisputes = ownedBy(disputeTables.disputes, 'supplierId', { refuse: () => new Refusal('异议不存在') })

/** The supplier's disputes about lines of settlements. */
export const area = defineArea({
  tables: disputeTables,
  routes: [
    readRoute(disputeEndpoints.ofSettlements, 'settlement', (call) => {
      requiredField(call, 'billIds')
      return [...new Set(listField(call, 'billIds'))].flatMap((id) => disputesOf(ownSettlements.get(call, id)))
    }),
    writeRoute(disputeEndpoints.save, 'settlement', saveDispute),
    writeRoute(disputeEndpoints.drop, 'settlement', (call) => {
      const { billId, lineId } = bodyBy(call, disputeRequests.drop, ['billId', 'lineId'])
      const settlement = openSettlement(call, billId)
      const row = ownDisputes.get(call, lineId)
      // The status of another settlement must not open this one.
      if (row.billId !== settlement.id) throw new Refusal('异议不存在')
      if (!canChangeDispute(row)) throw wrongStatus()
      disputeTables.disputes.delete(row.id)
      logAction(call.account, { kind: 'SHEET', id: row.billId }, 'dropDispute', { detail: row.reason })
    }),
  ],
})

/** The figures that the history of a settlement compares; the reason is its text. */
export const claimMembers = historyMembers(disputeRequests.save, ['billId', 'lineId', 'reason', 'evidence'])

type ClaimedFigures = Pick<DisputePayload, 'claimQuantity' | 'claimPrice'>

/** The figures of a line before any claim. */
const NO_CLAIM: ClaimedFigures = { claimQuantity: '', claimPrice: '' }

/** Saves the dispute about a line; a line has at most one. */
function saveDispute(call: Call): void {
  const sent = bodyBy(call, disputeRequests.save, ['billId'])
  const settlement = openSettlement(call, sent.billId)
  // Clients send figures as typed: stored ones are plain.
  const figures = { claimQuantity: plainFigure(sent.claimQuantity), claimPrice: plainFigure(sent.claimPrice) }
  const payload = { ...sent, ...figures }
  const line = settlement.lines.find(({ id }) => id === payload.lineId)
  if (!line) throw new Refusal('结算明细不存在')
  const before = disputeTables.disputes.get(line.id)
  if (before && !canChangeDispute(before)) throw wrongStatus()
  refuseErrors(validateDispute(payload, line))
  const { account } = call
  const { supplierId, userName } = account
  disputeTables.disputes.put({ ...payload, ...UNANSWERED, id: line.id, supplierId, userName, time: worldNow() })
  logAction(account, { kind: 'SHEET', id: settlement.id }, 'dispute', {
    detail: `第 ${line.seq} 行：${payload.reason}`,
    changes: changesOf<ClaimedFigures>({ ...NO_CLAIM, ...before }, payload, claimMembers),
  })
}

function disputesOf({ lines, ...settlement }: SettlementRow): Dispute[] {
  const { settlementCode, supplierName, companyName, projectName, contractCode } = settlement
  return lines.flatMap((line) => {
    const found = disputeTables.disputes.get(line.id)
    if (!found) return []
    const { id: _, supplierId: __, settled, ...claim } = found
    const { seq, deliverSn, supplyDate, carNo, materialName, spec, unit } = line
    const { quantity, weighedQuantity, deviation, settleQuantity, settlePriceTax, taxRate, amountTax } = line
    const figures = { quantity, weighedQuantity, deviation, settleQuantity, settlePriceTax, taxRate, amountTax }
    const names = { settlementCode, supplierName, companyName, projectName, contractCode }
    return [{ ...claim, ...names, seq, deliverSn, supplyDate, carNo, materialName, spec, unit, ...figures, ...settled }]
  })
}

/**
 * The settlement of a mutation: lines can be disputed while it is being reconciled.
 *
 * @throws Refusal when its status forbids it
 */
function openSettlement(call: Call, billId: string): SettlementRow {
  const settlement = ownSettlements.get(call, billId)
  if (!canDispute(settlement.status)) throw wrongStatus()
  return settlement
}
