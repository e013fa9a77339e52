import type { DeliveryNote, DeliveryNoteItem, PrintRecord } from '#features/procurement/delivery/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { table } from '#mocks/kernel/store/table'

// Rows omit derived values, which are computed on read.

type Computed = 'statusName' | 'totalQuantity' | 'quantities' | 'totalAmountTax' | 'itemCount' | 'materialSummary'
type ComputedFromPrints = 'hasSupplementary' | 'printCount' | 'lastPrintTime' | 'printRecords'
export type DeliveryNoteRow = Omit<DeliveryNote, Computed | ComputedFromPrints> & {
  supplierId: string
  items: DeliveryNoteItem[]
  /** The supplier's address and phone when it was made: another print equals the signed paper. */
  supplierAddress: string
  supplierPhone: string
  /** Who voided it, when and why. */
  voided?: { userName: string; time: string; detail: string }
}

export const deliveryTables = { delivers: table<DeliveryNoteRow>(), printRecords: table<PrintRecord>() }

/** Extension point: runs with the id of a note after the site has stocked it in. */
export const afterStockIn = extensionPoint<(noteId: string) => void>()
