import type { DeliveryNoteRow } from '#features/procurement/delivery/form/deliveryNoteForm'
import { hasRoom, sourceOf } from '#features/procurement/delivery/form/sources'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { DeliverySource } from '#features/procurement/material/model'

/** A heat that was last delivered of a material, with its note. */
export type LastHeat = { sourceItemId: string; name: string; heatNo: string; deliverSn: string; deliverTime: string }

/**
 * The heats of the newest note that has some of each material with a remaining quantity, in the order of the sources; a
 * note may have several of one material.
 *
 * @param notes newest first, with their lines
 */
export function lastHeats(notes: readonly DeliveryNote[], sources: readonly DeliverySource[]): LastHeat[] {
  return sources.filter(hasRoom).flatMap((source) => {
    const { sourceItemId, materialName, spec } = source
    const heatsOf = ({ items = [] }: DeliveryNote) =>
      items.filter(({ heatNo }) => heatNo !== '').filter((item) => sourceOf(item, sources) === source)
    const note = notes.find((one) => heatsOf(one).length > 0)
    if (!note) return []
    const { deliverSn, deliverTime } = note
    return heatsOf(note).map(({ heatNo }) => {
      return { sourceItemId, name: `${materialName} ${spec}`.trim(), heatNo, deliverSn, deliverTime }
    })
  })
}

/** Rows that say no heat yet get those offered for their material, one after the other. */
export function withHeats(rows: readonly DeliveryNoteRow[], heats: readonly LastHeat[]): DeliveryNoteRow[] {
  const waiting = [...heats]
  return rows.map((row) => {
    const at = row.heatNo === '' ? waiting.findIndex(({ sourceItemId }) => sourceItemId === row.sourceItemId) : -1
    const [heat] = at < 0 ? [] : waiting.splice(at, 1)
    return heat ? { ...row, heatNo: heat.heatNo } : row
  })
}
