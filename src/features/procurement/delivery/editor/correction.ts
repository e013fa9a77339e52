import { remainder } from '#domain/document/lines'
import { sum } from '#domain/money'
import {
  type DeliverOrigin,
  type DeliverRow,
  type DeliverValues,
  rowOf,
  withAmount,
} from '#features/procurement/delivery/form/deliverForm'
import type { Deliver } from '#features/procurement/delivery/model'
import type { DeliverSource } from '#features/procurement/material/model'
import { typedTransport } from '#features/procurement/transport/model/spelling'
import { pickTransport, transportNames } from '#features/procurement/transport/model/transport'

/** The sources of a note that replaces another: the quantities of the old one are free again. */
export function sourcesWithout(note: Deliver, sources: readonly DeliverSource[]): DeliverSource[] {
  return sources.map((source) => {
    const own = (note.items ?? []).filter(({ sourceItemId }) => sourceItemId === source.sourceItemId)
    if (own.length === 0) return source
    const { unit, orderedQuantity, deliveredQuantity } = source
    const others = sum([deliveredQuantity]).minus(sum(own.map(({ quantity }) => quantity)))
    return { ...source, remainQuantity: remainder({ unit, quantity: orderedQuantity }, others) }
  })
}

/** The values of a form that replaces a note: everything of the old one, and a reason still to be given. */
export function valuesOfNote(note: Deliver, origin: DeliverOrigin): DeliverValues {
  const { projectId, receiverName, receiverPhone, receiverAddress } = note
  const { deliverMode, deliverName, deliverPhone, deliverTime, expectArriveTime, remark } = note
  return {
    ...typedTransport(pickTransport(note, transportNames)),
    ...{ projectId, receiverName, receiverPhone, receiverAddress },
    ...{ deliverMode, deliverName, deliverPhone, deliverTime, expectArriveTime, remark },
    voidReason: '',
    items: rowsOfNote(note, origin),
  }
}

/** A line whose source can no longer be delivered is left out; the form names how many. */
function rowsOfNote(note: Deliver, origin: DeliverOrigin): DeliverRow[] {
  return (note.items ?? []).flatMap((item) => {
    const source = origin.sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId)
    if (!source) return []
    const { heatNo, pouringPart, pouringMode, remark } = item
    const typed = { heatNo, pouringPart, pouringMode, remark, quantity: item.quantity ?? '', pieces: item.pieces ?? '' }
    return [withAmount({ ...rowOf(source, origin.sourceType), ...typed })]
  })
}
