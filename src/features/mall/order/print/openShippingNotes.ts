import { toSearch } from '#shared/navigation'
import type { PaperSizeName } from '#shared/print/paperSizes'
import { siteUrl } from '#shared/sitePath'

/** Maximum number of orders printed as one job. */
export const MAX_PRINT_ORDERS = 50

/** Opens the shipping notes of orders in a new browser tab, to print. */
export function openShippingNotes(sns: readonly string[]): void {
  window.open(siteUrl(`/orderPreview?${toSearch({ sns: sns.join(',') })}`), '_blank')
}

/**
 * Opens the slips of the parcels of orders in a new browser tab, to print; of one parcel where it is named, on a paper
 * of its own.
 */
export function openParcelSlips(sns: readonly string[], packageNo = '', paper: PaperSizeName | '' = ''): void {
  window.open(
    siteUrl(`/orderPreview?${toSearch({ sns: sns.join(','), document: 'slip', packageNo, paper })}`),
    '_blank',
  )
}
