import type { Acted } from '#mocks/kernel/act'
import { isPast } from '#mocks/kernel/now'
import { contractTables } from '#mocks/procurement/contract/rows'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { settlementTables } from '#mocks/procurement/settlement/rows'
import { type News, newsOfContract, newsOfNote, newsOfOrder, newsOfSheet, sendNews } from './rules'

/** Writes a message about the counterparty's step on a document. Messages about past steps are seeded instead. */
export function tellOfAct(action: string, { id }: Acted): void {
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
  return sheet ? newsOfSheet(sheet, action) : null
}
