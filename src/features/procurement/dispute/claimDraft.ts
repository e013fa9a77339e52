import { toSearch } from '#shared/navigation'
import { disputeFields } from './fields'

/** Where the claim about a line keeps its draft. */
export function claimDraft({ billId, lineId }: { billId: string; lineId: string }) {
  return { screen: 'settlementDetail', record: toSearch({ id: billId, line: lineId }), fields: disputeFields }
}
