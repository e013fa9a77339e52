import { table } from '#mocks/kernel/store/table'

/** An issued invoice, by the id of its request; everything else comes from the order. */
export type ReceiptRow = {
  id: string
  orderSn: string
  receiptDetail: string
  /** Its amount in yuan, which later refunds leave as it is. */
  receiptPrice: string
  updateTime: string
}

export const receiptTables = { receipts: table<ReceiptRow>() }
