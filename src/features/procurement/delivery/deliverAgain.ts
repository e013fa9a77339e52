import type { QueryClient } from '@tanstack/react-query'
import { type Text, text } from '#domain/text'
import { deliverableAgain } from '#features/procurement/delivery/editor/copyNote'
import { materials } from '#features/procurement/material/api'
import { sourceOfMaterial } from '#features/procurement/material/model'
import { purchases } from '#features/procurement/purchase/api'
import { canDeliver, sourcesOfOrder } from '#features/procurement/purchase/model'
import type { ActionTools } from '#shared/action/action'
import { go } from '#shared/navigation'
import { readFresh } from '#shared/resource'
import { deliveries } from './api'
import type { DeliveryNote } from './model'

const NOTHING_LEFT = text('这张送货单的材料已全部送完，没有剩余数量。')

/** Notes with a request in flight: a second click is ignored. */
const asked = new Set<string>()

/**
 * Opens a new note of the same order or contract, filled from this one, or explains why that is impossible.
 *
 * @throws ApiError when a request fails
 */
export async function deliverAgain(note: DeliveryNote, { client, inform }: ActionTools): Promise<void> {
  const { deliverSn, orderSn, contractId } = note
  if (asked.has(deliverSn)) return
  asked.add(deliverSn)
  try {
    const reason = await refusal(client, note)
    if (reason) inform(text('不能再送一车'), reason)
    else go('createDeliver', { ...(orderSn ? { orderSn } : { contractId }), copy: deliverSn })
  } finally {
    asked.delete(deliverSn)
  }
}

/** Why a note cannot be sent again, or null. Fetched each time: other users send from the same order. */
async function refusal(client: QueryClient, { deliverSn, orderSn, contractId }: DeliveryNote): Promise<Text | null> {
  const { signal } = new AbortController()
  const note = await readFresh(client, deliveries.detail(deliverSn), signal)
  const items = note?.items ?? []
  if (orderSn) {
    const order = await readFresh(client, purchases.detail(orderSn), signal)
    if (!order || !canDeliver(order)) return text('该订单已全部发货或已关闭，没有可再送的数量。')
    return deliverableAgain(items, sourcesOfOrder(order)).length > 0 ? null : NOTHING_LEFT
  }
  const records = await readFresh(client, materials.ofContract(contractId), signal)
  if (records.length === 0) return text('合同已到期或已不在履行中，不能再送货。')
  return deliverableAgain(items, records.map(sourceOfMaterial)).length > 0 ? null : NOTHING_LEFT
}
