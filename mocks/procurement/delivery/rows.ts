import type { Deliver, DeliverItem, PrintRecord } from '#features/procurement/delivery/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { table } from '#mocks/kernel/store/table'

// Rows omit derived values, which are computed on read.

type Computed = 'statusName' | 'totalQuantity' | 'quantities' | 'totalAmountTax' | 'itemCount' | 'materialSummary'
type ComputedFromPrints = 'hasSupplementary' | 'printCount' | 'lastPrintTime' | 'printRecords'
export type DeliverRow = Omit<Deliver, Computed | ComputedFromPrints> & {
  supplierId: string
  items: DeliverItem[]
  /** The supplier's address and phone when it was made: another print equals the signed paper. */
  supplierAddress: string
  supplierPhone: string
  /** Who voided it, when and why. */
  voided?: { userName: string; time: string; detail: string }
}

export const deliveryTables = { delivers: table<DeliverRow>(), printRecords: table<PrintRecord>() }

/** Extension point: runs with the id of a note after the site has stocked it in. */
export const afterStockIn = extensionPoint<(noteId: string) => void>()
