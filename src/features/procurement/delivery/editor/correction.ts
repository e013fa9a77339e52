import { remainder } from '#domain/document/lines'
import { sum } from '#domain/money'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  rowOf,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { lineNames } from '#features/procurement/delivery/model/lineTable'
import type { DeliverySource } from '#features/procurement/material/model'
import { typedTransport } from '#features/procurement/transport/model/spelling'
import { byName, pickTransport, transportNames } from '#features/procurement/transport/model/transport'

/** The sources of a note that replaces another: the quantities of the old one are free again. */
export function sourcesWithout(note: DeliveryNote, sources: readonly DeliverySource[]): DeliverySource[] {
  return sources.map((source) => {
    const own = (note.items ?? []).filter(({ sourceItemId }) => sourceItemId === source.sourceItemId)
    if (own.length === 0) return source
    const { unit, orderedQuantity, deliveredQuantity } = source
    const others = sum([deliveredQuantity]).minus(sum(own.map(({ quantity }) => quantity)))
    return { ...source, remainQuantity: remainder({ unit, quantity: orderedQuantity }, others) }
  })
}

/** The values of a form that replaces a note: everything of the old one, and a reason still to be given. */
export function valuesOfNote(note: DeliveryNote, origin: DeliveryOrigin): DeliveryNoteValues {
  const { projectId, receiverName, receiverPhone, receiverAddress } = note
  const { deliverMode, deliverName, deliverPhone, deliverTime, expectArriveTime, remark } = note
  return {
    ...typedTransport(pickTransport(note, transportNames)),
    projectId,
    receiverName,
    receiverPhone,
    receiverAddress,
    deliverMode,
    deliverName,
    deliverPhone,
    deliverTime,
    expectArriveTime,
    remark,
    voidReason: '',
    items: rowsOfNote(note, origin),
  }
}

/** A line whose source can no longer be delivered is left out; the form names how many. */
function rowsOfNote(note: DeliveryNote, origin: DeliveryOrigin): DeliveryNoteRow[] {
  return (note.items ?? []).flatMap((item) => {
    const source = origin.sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId)
    if (!source) return []
    const typed = {
      ...byName(lineNames, (name) => item[name]),
      quantity: item.quantity ?? '',
      pieces: item.pieces ?? '',
    }
    return [withAmount({ ...rowOf(source, origin.sourceType), ...typed })]
  })
}
