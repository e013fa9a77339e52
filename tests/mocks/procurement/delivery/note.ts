import type { Page } from '#domain/page'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { DeliveryNotePayload } from '#features/procurement/delivery/model/payload'
import type { DeliverableMaterial } from '#features/procurement/material/model'
import { db } from '#mocks/areas'
import { allRecords, type Client, MATERIALS, NOTES } from '#tests/kit/api'

/** A complete draft for the open order of the seed: 60 t of Φ20. */
export function orderDraft(
  change: Partial<DeliveryNotePayload> = {},
  item: Partial<DeliveryNotePayload['items'][number]> = {},
): DeliveryNotePayload {
  return {
    sourceType: 'PURCHASE_ORDER',
    orderSn: 'CG20240402-0003',
    deliverMode: 'TRUCK',
    driverName: '张建军',
    driverPhone: '19900010001',
    carNo: '粤B12345',
    deliverTime: '2024-04-06 08:30:00',
    items: [{ sourceItemId: lineOf('CG20240402-0003'), quantity: '20.000', heatNo: 'LZ24040601', ...item }],
    ...change,
  }
}

/** Id of an order's line. */
export function lineOf(orderSn: string, index = 0): string {
  return db.orders.find((row) => row.orderSn === orderSn)?.items[index]?.id ?? ''
}

/** A draft from the first choosable material of a type. */
export async function contractInput(
  client: Client,
  materialType: string,
  change: Partial<DeliveryNotePayload['items'][number]> = {},
) {
  const [line] = await allRecords<DeliverableMaterial>(client, `${MATERIALS}/listWithContractByPage`, { materialType })
  if (!line) throw new Error(`Nothing to choose of ${materialType}`)
  const payload: DeliveryNotePayload = {
    ...orderDraft(),
    sourceType: 'CONTRACT',
    orderSn: undefined,
    contractId: line.contractId,
    projectId: line.projects[0]?.projectId,
    items: [{ sourceItemId: line.id, quantity: '1', ...change }],
  }
  return { payload, line }
}

/** A note as its detail page reads it. */
export async function noteOf(client: Client, deliverSn: string): Promise<DeliveryNote> {
  const { data } = await client.get<Page<DeliveryNote>>(`${NOTES}/get-deliver-page/1`, { deliverSn, withItems: 1 })
  const [note] = data.records
  if (!note) throw new Error(`No note ${deliverSn}`)
  return note
}
