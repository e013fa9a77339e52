import { toSearch } from '../../shared/navigation'
import { readPref } from '../../shared/prefs'
import type { Deliver } from './model'

/** Opens the print preview of one or more notes in a browser tab of its own, with this workstation's paper and price setting. */
export function openPreview(notes: readonly Pick<Deliver, 'id'>[]): void {
  const { paper = '241x140', showPrice = false } = readPref<{ paper?: string; showPrice?: boolean }>('print', {})
  const search = toSearch({ ids: notes.map((note) => note.id).join(','), paper, showPrice: showPrice ? 1 : 0 })
  window.open(`/deliverPreview?${search}`, '_blank')
}
