import { toSearch } from '#shared/navigation'
import { siteUrl } from '#shared/sitePath'

/** Which account a statement shows: of a payer or of a project, or none yet. */
export type StatementOf = { payer?: string; project?: string }

/** Opens the statement of account of a payer or project in a new browser tab; without one it is chosen there. */
export function openStatement(of: StatementOf = {}): void {
  window.open(siteUrl(`/statementPreview?${toSearch(of)}`), '_blank')
}

/** Opens the reminder of what a payer owes past its due date in a new browser tab; without one it is chosen there. */
export function openReminder(of: StatementOf = {}): void {
  window.open(siteUrl(`/reminderPreview?${toSearch(of)}`), '_blank')
}

/** Opens what a bookkeeper needs to invoice settlements in a new browser tab. */
export function openInvoiceData(ids: readonly string[]): void {
  window.open(siteUrl(`/invoicePreview?${toSearch({ ids: ids.join() })}`), '_blank')
}
