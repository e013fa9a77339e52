import { table } from '#mocks/kernel/table'

/** An issued invoice, by the id of what the buyer asked for; the rest is the order's. */
export type ReceiptRow = { id: string; orderSn: string; receiptDetail: string; updateTime: string }

export const receiptTables = { receipts: table<ReceiptRow>() }
