import { chineseAmount } from '#domain/chineseAmount'
import { decimal, fixedPrice, lineAmounts } from '#domain/money'
import { isOpenDispute } from '#features/procurement/dispute/model'
import { type SettlementLine, settlementTotals } from '#features/procurement/settlement/model'
import { worldNow } from '#mocks/kernel/store/now'
import { type DisputeRow, disputeTables, type SettlementRow } from './rows'

/** The number of a settlement's disputes, and of those without an answer. */
export function disputeCounts({ lines }: SettlementRow): { disputeCount: number; openDisputeCount: number } {
  const found = lines.flatMap(({ id }) => disputeTables.disputes.get(id) ?? [])
  return { disputeCount: found.length, openDisputeCount: found.filter(isOpenDispute).length }
}

/** The buyer answers all open disputes: it accepts those with evidence. Returns what changes of the settlement. */
export function answerDisputes(bill: SettlementRow, answerUserName: string): Partial<SettlementRow> {
  const lines = bill.lines.map((line) => {
    const dispute = disputeTables.disputes.get(line.id)
    if (!dispute || !isOpenDispute(dispute)) return line
    const isAccepted = dispute.evidence.length > 0
    disputeTables.disputes.update(line.id, {
      answer: isAccepted ? 'ACCEPTED' : 'REFUSED',
      answerText: isAccepted ? '已按凭证修改结算' : '请补充磅单或签收照片后再提出',
      answerUserName,
      answerTime: worldNow(),
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
