import { toSearch } from '#shared/navigation'
import type { SettlementBill } from './model'

/** Opens the difference list of settlements in a new browser tab, to print or to save. */
export function openDifferences(bills: readonly Pick<SettlementBill, 'id'>[]): void {
  window.open(`/differencePreview?${toSearch({ ids: bills.map(({ id }) => id).join() })}`, '_blank')
}
