import * as v from 'valibot'
import { fixed, formatMoney, sum } from '#domain/money'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import type { OrderStatus } from '#features/mall/order/model'
import {
  correctedPrice,
  type Invoice,
  invoicedLeaves,
  invoiceLineSchema,
  overText,
  type Paper,
  withInvoice,
} from '#features/mall/sale/model/invoice'

/** An invoice that a buyer asked for. The amounts are in yuan. */
export const receiptSchema = v.pipe(
  v.object({
    ...invoicedLeaves,
    id: wire.id(),
    orderSn: wire.text(),
    orderStatus: wire.code<OrderStatus>(),
    memberName: wire.text(),
    createTime: wire.time(),
    /** What is to be invoiced now: our own addition; [] from others. */
    invoiceLines: wire.list(invoiceLineSchema),
  }),
  v.transform(withInvoice),
)
/** An invoice that a buyer asked for, as read; `invoice` is null until it is issued. */
export type Receipt = v.InferOutput<typeof receiptSchema>

/**
 * Why no invoice can be issued for an order yet, or any more; null when it can, or was. The record of a lilishop has no
 * status of the order: its service decides.
 */
export function issueBlock({
  receiptStatus,
  orderStatus,
}: Pick<Receipt, 'receiptStatus' | 'orderStatus'>): Text | null {
  if (receiptStatus === '1' || ['COMPLETED', 'DELIVERED', ''].includes(orderStatus)) return null
  if (orderStatus === 'CANCELLED') return text('订单已关闭，不能开票')
  return orderStatus === 'UNPAID' ? text('买家还没有付款') : text('发货或完成后才能开票')
}

/** Whether the shop can issue an invoice now: it has not yet, and nothing is in its way. */
export function isIssuable(receipt: Pick<Receipt, 'receiptStatus' | 'orderStatus'>): boolean {
  return receipt.receiptStatus !== '1' && issueBlock(receipt) === null
}

/** Whether an issued invoice can be corrected: after the refund of all that was paid nothing is invoiced any more. */
export function isCorrectable({ receiptStatus, invoice }: Pick<Receipt, 'receiptStatus' | 'invoice'>): boolean {
  return receiptStatus === '1' && (invoice === null || invoice.invoiceNo !== '')
}

/** What the shop needs to know of an invoice: why it cannot be issued, or that it has to be corrected. */
export function issueText(receipt: Pick<Receipt, 'receiptStatus' | 'orderStatus' | ReceiptAmounts>): Text {
  const over = overText(receipt)
  if (over) return over
  return receipt.receiptStatus === '1' ? text('已开票') : (issueBlock(receipt) ?? text('可以开票'))
}

type ReceiptAmounts = 'receiptPrice' | 'overPrice'

/** A file as typed: at most one. */
type TypedFile = { id: string; name: string; url: string; size: number }[]
/** The invoice, as typed, and the red-letter invoice that takes back the one before it. */
export type InvoiceInput = { invoiceNo: string; file: TypedFile; redNo: string; redFile: TypedFile }

/** What is typed: its name, and what it takes. */
export const receiptRules = {
  invoiceNo: { label: '发票号码', required: true },
  redNo: { label: '红字发票号码', required: true },
} satisfies Record<string, TextRule>

/** The error of an invoice's number. */
function invoiceNoError(invoiceNo: string, rule: TextRule): Text | null {
  const typed = invoiceNo.trim()
  if (typed === '') return textError(typed, rule)
  return /^\d{8,20}$/.test(typed) ? null : text('发票号码应为8-20位数字')
}

/** What a correction takes back and leaves: only where money was refunded after the invoice was issued. */
export type Correction = { invoiceNo: string; left: string }

/** What is to be taken back of an issued invoice, and what is left to invoice, yuan; null where nothing is. */
export function correctionOf(
  receipt: Pick<Receipt, 'receiptStatus' | 'invoiceNo' | ReceiptAmounts>,
): Correction | null {
  const left = correctedPrice(receipt)
  return left && { invoiceNo: receipt.invoiceNo, left: fixed(left, 2) }
}

/** Errors of an invoice by field; the server validates the same. */
export function validateInvoice(
  { invoiceNo, redNo }: Pick<InvoiceInput, 'invoiceNo'> & Partial<Pick<InvoiceInput, 'redNo'>>,
  correction: Correction | null = null,
): Errors {
  if (!correction) return onlyErrors({ invoiceNo: invoiceNoError(invoiceNo, receiptRules.invoiceNo) })
  const red = (redNo ?? '').trim()
  const isUsed = red === correction.invoiceNo || red === invoiceNo.trim()
  const isSame = invoiceNo.trim() === correction.invoiceNo
  return onlyErrors({
    redNo: invoiceNoError(red, receiptRules.redNo) ?? (isUsed ? text('红字发票有自己的号码') : null),
    invoiceNo: isFullCorrection(correction)
      ? null
      : (invoiceNoError(invoiceNo, receiptRules.invoiceNo) ?? (isSame ? text('已冲红的号码不能再用') : null)),
  })
}

/** The error of an issued invoice that is sent as it is: it would be issued a second time. */
export function unchangedError(
  { invoiceNo, fileUrl }: Pick<Invoice, 'invoiceNo' | 'fileUrl'>,
  { invoice }: Pick<Receipt, 'invoice'>,
  correction: Correction | null,
): Text | null {
  const isSame = !correction && invoice?.invoiceNo === invoiceNo.trim() && invoice.fileUrl === fileUrl
  return isSame ? text('发票号码和文件都没有修改') : null
}

/** What the shop does for a correction. */
export function correctionText(correction: Correction): Text {
  if (isFullCorrection(correction)) return text('订单已全部退款：开红字发票冲红原发票，不再开新发票')
  return text('先开红字发票冲红原发票，再按 {{amount}} 元开新发票', { amount: formatMoney(correction.left) })
}

/** Whether a correction takes back all: then there is nothing left to invoice. */
export function isFullCorrection({ left }: Correction): boolean {
  return sum([left]).lte(0)
}

/** The invoice that the service keeps of what was typed; a correction adds the former one to those taken back. */
export function invoicePayload(
  { invoiceNo, file, redNo, redFile }: InvoiceInput,
  { receiptPrice, invoice }: Pick<Receipt, 'receiptPrice' | 'invoice'>,
  correction: Correction | null,
): Omit<Invoice, 'invoiceTime'> {
  const takenBack = invoice?.takenBack ?? []
  const price = receiptPrice === null ? '' : fixed(receiptPrice, 2)
  if (!correction) return { ...paperOf(invoiceNo, file), price, takenBack }
  const former = { invoiceNo: correction.invoiceNo, fileName: invoice?.fileName ?? '', fileUrl: invoice?.fileUrl ?? '' }
  return {
    ...(isFullCorrection(correction) ? paperOf('', []) : paperOf(invoiceNo, file)),
    price: correction.left,
    takenBack: [...takenBack, { ...former, price, red: paperOf(redNo, redFile) }],
  }
}

function paperOf(invoiceNo: string, [file]: TypedFile): Paper {
  return { invoiceNo: invoiceNo.trim(), fileName: file?.name ?? '', fileUrl: file?.url ?? '' }
}
