import type { Step } from '#mocks/kernel/counterparty'
import { isPast } from '#mocks/kernel/store/now'
import { contractTables } from '#mocks/procurement/contract/rows'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { settlementTables } from '#mocks/procurement/settlement/rows'
import { type News, newsOfContract, newsOfNote, newsOfOrder, newsOfSettlement, sendNews } from './rules'

/** Writes a message about the counterparty's step on a document. Messages about past steps are seeded instead. */
export function tellOfStep(action: string, { id }: Step): void {
  if (isPast()) return
  const news = newsOf(action, id)
  if (news) sendNews(news)
}

function newsOf(action: string, id: string): News | null {
  const contract = contractTables.contracts.get(id)
  if (contract) return newsOfContract(contract, action)
  const order = purchaseTables.orders.get(id)
  if (order) return newsOfOrder(order, action)
  const note = deliveryTables.delivers.get(id)
  if (note) return newsOfNote(note, action)
  const sheet = settlementTables.settlements.get(id)
  return sheet ? newsOfSettlement(sheet, action) : null
}
