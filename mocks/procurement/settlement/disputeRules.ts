import { chineseAmount } from '#domain/chineseAmount'
import { decimal, fixedPrice, lineAmounts } from '#domain/money'
import { isOpenDispute } from '#features/procurement/dispute/model'
import { type SettlementLine, settlementTotals } from '#features/procurement/settlement/model'
import { worldNow } from '#mocks/kernel/store/now'
import { type DisputeRow, disputeTables, type SettlementRow } from './rows'

/** The number of a settlement's disputes, of those without an answer, and of those that the buyer refused. */
export function disputeCounts(settlement: Pick<SettlementRow, 'lines'>) {
  const found = disputesOf(settlement)
  return {
    disputeCount: found.length,
    openDisputeCount: found.filter(isOpenDispute).length,
    refusedDisputeCount: found.filter(isRefused).length,
  }
}

function disputesOf({ lines }: Pick<SettlementRow, 'lines'>): DisputeRow[] {
  return lines.flatMap(({ id }) => disputeTables.disputes.get(id) ?? [])
}

function isRefused({ answer }: DisputeRow): boolean {
  return answer === 'REFUSED'
}

/** The buyer's word when a settlement comes back: what became of its disputes. */
export function answerWord(settlement: Pick<SettlementRow, 'lines'>): string {
  const answered = disputesOf(settlement).filter((dispute) => !isOpenDispute(dispute))
  const refused = answered.filter(isRefused).length
  if (refused === 0) return '已修改'
  if (refused === answered.length) return `异议未采纳 ${refused} 行`
  return `异议采纳 ${answered.length - refused} 行、未采纳 ${refused} 行`
}

/** What the open disputes of a settlement say, for an objection without a reason of its own. */
export function disputeReasons(settlement: Pick<SettlementRow, 'lines'>): string {
  return settlement.lines
    .flatMap(({ id, seq }) => {
      const dispute = disputeTables.disputes.get(id)
      return dispute && isOpenDispute(dispute) ? [`第 ${seq} 行：${dispute.reason}`] : []
    })
    .join('；')
}

/** The buyer answers all open disputes: it accepts those with evidence. Returns what changes of the settlement. */
export function answerDisputes(settlement: SettlementRow, answerUserName: string): Partial<SettlementRow> {
  const lines = settlement.lines.map((line) => {
    const dispute = disputeTables.disputes.get(line.id)
    if (!dispute || !isOpenDispute(dispute)) return line
    const isAccepted = dispute.evidence.length > 0
    const { settleQuantity, settlePriceTax, amountTax } = line
    disputeTables.disputes.update(line.id, {
      answer: isAccepted ? 'ACCEPTED' : 'REFUSED',
      answerText: isAccepted ? '已按凭证修改结算' : '请补充磅单或签收照片后再提出',
      answerUserName,
      answerTime: worldNow(),
      ...(isAccepted && { settled: { settleQuantity, settlePriceTax, amountTax } }),
    })
    return isAccepted ? corrected(line, dispute) : line
  })
  const totals = settlementTotals(lines)
  return {
    lines,
    totalAmountTax: totals.amountTax,
    totalAmountNoTax: totals.amountNoTax,
    totalTax: totals.taxAmount,
    totalAmountCn: chineseAmount(totals.amountTax),
  }
}

/** A line with the claimed figures. The parts of a rebar price stay as they were entered. */
function corrected(line: SettlementLine, { claimQuantity, claimPrice }: DisputeRow): SettlementLine {
  const price = claimPrice === '' ? line.settlePriceTax : fixedPrice(claimPrice)
  const amounts = lineAmounts({ quantity: claimQuantity, taxUnitPrice: price, taxRate: line.taxRate })
  return {
    ...line,
    settleQuantity: claimQuantity,
    settlePriceTax: price,
    ...(amounts && {
      amountTax: amounts.amountTax,
      amountNoTax: amounts.amountNoTax,
      taxAmount: amounts.taxAmount,
    }),
    ...(decimal(line.smallerQuantity) && { smallerQuantity: claimQuantity }),
  }
}
