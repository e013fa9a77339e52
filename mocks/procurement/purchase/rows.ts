import type { PurchaseOrder, PurchaseOrderItem } from '#features/procurement/purchase/model'
import { table } from '#mocks/kernel/store/table'

// Rows omit derived values, which are computed on read.

type Computed =
  | 'totalQuantity'
  | 'quantities'
  | 'deliveredQuantity'
  | 'deliveredQuantities'
  | 'totalAmountTax'
  | 'itemCount'
  | 'materialSummary'
export type OrderRow = Omit<PurchaseOrder, Computed | 'items' | 'delivers' | 'approvals'> & {
  /** Whether the buyer approved it; an order voided before that never reached the supplier. */
  hasPassed: boolean
  items: OrderItemRow[]
}
export type OrderItemRow = Omit<
  PurchaseOrderItem,
  'deliveredQuantity' | 'remainQuantity' | 'acceptedQuantity' | 'amountTax'
>

export const purchaseTables = { orders: table<OrderRow>() }
