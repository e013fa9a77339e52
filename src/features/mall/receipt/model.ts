import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import type { StatusTable } from '#domain/status'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { codeLeaf, decimalLeaf, idLeaf, isRecord, textLeaf, timeLeaf, wireText } from '#domain/wire'
import type { OrderStatus } from '#features/mall/order/model'

/** Not issued, or issued, which is final. */
type ReceiptStatus = '0' | '1'

/** Labels and colours of the statuses of an invoice. */
export const receiptStatuses: StatusTable<ReceiptStatus> = {
  0: { label: '未开票', color: 'warning' },
  1: { label: '已开票', color: 'success' },
}

/** What an issued invoice says; the service keeps it as JSON in `receiptDetail`. */
export type Invoice = { invoiceNo: string; fileName: string; fileUrl: string; invoiceTime: string }

/** Reads an invoice; null when none was issued, or the text is not ours. */
export function invoiceOf(receiptDetail: string): Invoice | null {
  try {
    const detail: unknown = JSON.parse(receiptDetail)
    if (!isRecord(detail) || wireText(detail.invoiceNo) === '') return null
    const read = (name: string) => wireText(detail[name])
    return {
      invoiceNo: read('invoiceNo'),
      fileName: read('fileName'),
      fileUrl: read('fileUrl'),
      invoiceTime: read('invoiceTime'),
    }
  } catch {
    return null
  }
}

/** An invoice that a buyer asked for. The amount is in yuan. */
export const receiptSchema = v.pipe(
  v.object({
    id: idLeaf(),
    orderSn: textLeaf(),
    orderStatus: codeLeaf<OrderStatus>(),
    memberName: textLeaf(),
    receiptTitle: textLeaf(),
    taxpayerId: textLeaf(),
    receiptContent: textLeaf(),
    receiptPrice: decimalLeaf(),
    /** What was refunded and is no part of the amount [proposed]. */
    refundPrice: decimalLeaf(),
    receiptStatus: codeLeaf<ReceiptStatus>(),
    receiptDetail: textLeaf(),
    createTime: timeLeaf(),
  }),
  v.transform(({ receiptDetail, ...receipt }) => {
    const invoice = invoiceOf(receiptDetail)
    return { ...receipt, invoiceNo: invoice?.invoiceNo ?? '', invoiceTime: invoice?.invoiceTime ?? '', invoice }
  }),
)
/** An invoice that a buyer asked for, as read; `invoice` is null until it is issued. */
export type Receipt = v.InferOutput<typeof receiptSchema>

/** Why no invoice can be issued for an order yet, or any more; null when it can, or was. */
export function issueBlock({
  receiptStatus,
  orderStatus,
}: Pick<Receipt, 'receiptStatus' | 'orderStatus'>): Text | null {
  if (receiptStatus === '1' || orderStatus === 'COMPLETED' || orderStatus === 'DELIVERED') return null
  if (orderStatus === 'CANCELLED') return text('订单已关闭，不能开票')
  return orderStatus === 'UNPAID' ? text('买家还没有付款') : text('发货或完成后才能开票')
}

/** Whether the shop can issue an invoice now: it has not yet, and nothing is in its way. */
export function isIssuable(receipt: Pick<Receipt, 'receiptStatus' | 'orderStatus'>): boolean {
  return receipt.receiptStatus !== '1' && issueBlock(receipt) === null
}

/** The invoice, as typed: at most one file. */
export type InvoiceInput = { invoiceNo: string; file: { id: string; name: string; url: string; size: number }[] }

/** What is typed: its name, and what it takes. */
export const receiptRules = {
  invoiceNo: { label: '发票号码', required: true },
} satisfies Record<string, TextRule>

/** The error of an invoice's number. */
function invoiceNoError(invoiceNo: string): Text | null {
  const typed = invoiceNo.trim()
  if (typed === '') return textError(typed, receiptRules.invoiceNo)
  return /^\d{8,20}$/.test(typed) ? null : text('发票号码应为8-20位数字')
}

/** Errors of an invoice by field; the server validates the same. */
export function validateInvoice({ invoiceNo }: Pick<InvoiceInput, 'invoiceNo'>): Errors {
  return onlyErrors({ invoiceNo: invoiceNoError(invoiceNo) })
}
