import type { DeliveryNote } from '#features/procurement/delivery/model'
import { toSearch } from '#shared/navigation'
import { readPrintPrefs } from '#shared/print/usePrintPrefs'
import { siteUrl } from '#shared/sitePath'

/**
 * Opens the print preview of notes in a new browser tab, with this workstation's paper and price setting; false when it
 * was blocked.
 */
export function openPreview(notes: readonly Pick<DeliveryNote, 'id'>[]): boolean {
  const { paper, showPrice } = readPrintPrefs('delivery', '241x140')
  const search = toSearch({ ids: notes.map((note) => note.id).join(','), paper, showPrice: showPrice ? 1 : 0 })
  return window.open(siteUrl(`/deliverPreview?${search}`), '_blank') !== null
}
