import { hasLeft } from '#domain/document/lines'
import type { DeliveryNoteItem } from '#features/procurement/delivery/model'
import type { DeliverySource } from '#features/procurement/material/model'

/** The source that a note's line was of: the same line, or the same material. */
export function sourceOf(item: DeliveryNoteItem, sources: readonly DeliverySource[]): DeliverySource | undefined {
  const key = (line: DeliveryNoteItem | DeliverySource) =>
    JSON.stringify([line.materialName, line.spec, line.grade, line.unit])
  return (
    sources.find(({ sourceItemId }) => sourceItemId === item.sourceItemId) ??
    sources.find((source) => key(source) === key(item))
  )
}

/** Whether anything of a source is left to deliver. */
export function hasRoom({ remainQuantity }: DeliverySource): boolean {
  return hasLeft(remainQuantity)
}
