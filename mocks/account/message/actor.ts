import type { Acted } from '#mocks/kernel/act'
import { isPast, worldNow } from '#mocks/kernel/now'
import { nextId } from '#mocks/kernel/store'
import { contractTables } from '#mocks/procurement/contract/rows'
import { deliveryTables } from '#mocks/procurement/delivery/rows'
import { purchaseTables } from '#mocks/procurement/purchase/rows'
import { settlementTables } from '#mocks/procurement/settlement/rows'
import { messageTables } from './rows'
import { type News, newsOfContract, newsOfNote, newsOfOrder, newsOfSheet } from './rules'

/** Writes the message of what the other party has done with a document. */
export function tellOfAct(action: string, { id }: Acted): void {
  const news = newsOf(action, id)
  if (news) sendNews(news)
}

/** Writes a message to a shop. The year before today has its own messages, see the seed. */
export function sendNews({ supplierId: storeId, ...text }: News): void {
  if (isPast()) return
  const messageId = nextId()
  const own = { id: nextId(), messageId, storeId, status: 'UN_READY', createTime: worldNow() } as const
  messageTables.messages.insert({ ...text, ...own })
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
