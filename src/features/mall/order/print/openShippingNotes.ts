import { toSearch } from '#shared/navigation'

/** Maximum number of notes printed as one job. */
export const MAX_PRINT_ORDERS = 50

/** Opens the shipping notes of orders in a new browser tab, to print. */
export function openShippingNotes(sns: readonly string[]): void {
  window.open(`/orderPreview?${toSearch({ sns: sns.join(',') })}`, '_blank')
}
