import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { text } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { type DeliveryNote, MAX_PRINT_NOTES } from '#features/procurement/delivery/model'
import type { ActionTools } from '#shared/action/action'
import { firstRows } from '#shared/list/firstRows'
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

/** The list of notes that were never printed, in the order of their departure. */
export const UNPRINTED = {
  status: String(deliveryNoteStatus.code.shipped),
  printed: '0',
  sort: 'deliverTime',
  order: 'asc',
} as const

/**
 * Opens the preview of all notes that were never printed, as one job; of more than one job takes, those that leave
 * first.
 *
 * @throws ApiError when the list cannot be read
 */
export async function printUnprinted({ client, inform }: ActionTools): Promise<void> {
  const list = firstRows({ query: deliveries.page, fields: deliveryNoteFields }, UNPRINTED, MAX_PRINT_NOTES)
  const { records } = await client.fetchQuery({ ...list, staleTime: 0 })
  if (records.length === 0) inform(text('没有未打印的送货单'), text('都已打印过；要再打印，请在列表里勾选。'))
  else if (!openPreview(records)) inform(text('浏览器拦截了打印预览'), text('请允许本站打开新窗口，再打印一次。'))
}

/** How many of them one job takes, as the button says. */
export function unprintedLabel(count: number) {
  return count > MAX_PRINT_NOTES
    ? text('打印先出发的 {{count}} 张', { count: MAX_PRINT_NOTES })
    : text('打印未打印的 {{count}} 张', { count })
}
