import type { QueryClient } from '@tanstack/react-query'
import { deliveries } from '#features/procurement/delivery/api'
import { type DeliveryNote, heatsIn } from '#features/procurement/delivery/model'

/** So many notes are looked into. */
const MAX_NOTES = 5

/**
 * The numbers of the latest other notes of a note's contract that carry one of these heats, newest first.
 *
 * @throws ApiError when they cannot be read
 */
export async function notesOfHeats(
  client: QueryClient,
  { deliverSn, contractCode, orderSn }: Pick<DeliveryNote, 'deliverSn' | 'contractCode' | 'orderSn'>,
  heats: readonly string[],
): Promise<string[]> {
  const wanted = new Set(heats.flatMap(heatsIn))
  const recent = await client.fetchQuery(deliveries.recent(contractCode ? { contractCode } : { orderSn }))
  const hasHeat = ({ items = [] }: DeliveryNote) =>
    items.some(({ heatNo }) => heatsIn(heatNo).some((one) => wanted.has(one)))
  const found = recent.filter((note) => note.deliverSn !== deliverSn && hasHeat(note))
  return found.slice(0, MAX_NOTES).map((note) => note.deliverSn)
}
