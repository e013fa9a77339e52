import * as v from 'valibot'
import { type Decimal, type DecimalInput, decimal, fixed, formatMoney, sum } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { isRecord, wireText } from '#domain/wire'
import { taxIn } from './flow'

/** Not issued, or issued. */
export type ReceiptStatus = '0' | '1'

/** Labels and colours of the statuses of an invoice. */
export const receiptStatuses: StatusTable<ReceiptStatus> = {
  0: { label: '未开票', color: 'warning' },
  1: { label: '已开票', color: 'success' },
}

const PAPER = ['invoiceNo', 'fileName', 'fileUrl'] as const
/** An invoice as a paper: its number, and its file, '' without one. */
export type Paper = Record<(typeof PAPER)[number], string>

/** An invoice that a red-letter invoice took back, with its amount in yuan. */
export type TakenBack = Paper & { price: string; red: Paper }

/**
 * What an issued invoice says; the service keeps it as JSON in `receiptDetail`. `price` is its amount in yuan. After
 * the refund of all that was paid only those taken back are left, and its number is ''.
 */
export type Invoice = Paper & { invoiceTime: string; price: string; takenBack: readonly TakenBack[] }

/** Reads an invoice; null when none was issued, or the text is not ours. */
export function invoiceOf(receiptDetail: string): Invoice | null {
  const detail = parsed(receiptDetail)
  if (!isRecord(detail)) return null
  const takenBack = Array.isArray(detail.takenBack) ? detail.takenBack.filter(isRecord) : []
  const invoice: Invoice = {
    ...paperOf(detail),
    invoiceTime: wireText(detail.invoiceTime),
    price: wireText(detail.price),
    takenBack: takenBack.map((one) => ({ ...paperOf(one), price: wireText(one.price), red: paperOf(one.red) })),
  }
  return invoice.invoiceNo === '' && invoice.takenBack.length === 0 ? null : invoice
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function paperOf(detail: unknown): Paper {
  const read = isRecord(detail) ? detail : {}
  return Object.fromEntries(PAPER.map((name) => [name, wireText(read[name])])) as Paper
}

/** What an order and the list of invoices say of an invoice. Amounts are in yuan. */
export const invoicedLeaves = {
  receiptTitle: wire.text(),
  taxpayerId: wire.text(),
  receiptContent: wire.text(),
  /** The amount of the issued invoice; before that, of the one to issue. */
  receiptPrice: wire.decimal(),
  /** What was refunded and is no part of the amount [proposed]. */
  refundPrice: wire.decimal(),
  /** What was refunded after the invoice was issued, and is still part of its amount [proposed]. */
  overPrice: wire.decimal(),
  receiptStatus: wire.code<ReceiptStatus>(),
  receiptDetail: wire.text(),
}

/** A line to invoice, what was refunded of it off: its amount is in yuan, tax included, its rate in percent. */
export const invoiceLineSchema = v.object({
  goodsName: wire.text(),
  specs: wire.text(),
  goodsUnit: wire.text(),
  /** Pieces that the buyer keeps. */
  num: wire.count(),
  price: wire.decimal(),
  taxRate: wire.decimal(),
})
/** A line to invoice, as read. */
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>

/** A line of an invoice as the tax service takes it; money in yuan. */
export type TaxedLine = InvoiceLine & { noTax: string; tax: string }

/** Lines with their amount and its tax apart. */
export function taxedLines(lines: readonly InvoiceLine[]): TaxedLine[] {
  return lines.map((line) => {
    const tax = taxIn(line.price, line.taxRate)
    return { ...line, tax: fixed(tax, 2), noTax: fixed(sum([line.price]).minus(tax), 2) }
  })
}

const invoicedSchema = v.object(invoicedLeaves)

/** An invoice with what it says, once issued. */
export function withInvoice<Read extends v.InferOutput<typeof invoicedSchema>>({ receiptDetail, ...receipt }: Read) {
  const invoice = invoiceOf(receiptDetail)
  return { ...receipt, invoiceNo: invoice?.invoiceNo ?? '', invoiceTime: invoice?.invoiceTime ?? '', invoice }
}

type Issued = { receiptStatus: ReceiptStatus | null | ''; receiptPrice: DecimalInput; overPrice: DecimalInput }

/**
 * What remains to invoice of an order whose invoice was issued before a refund, yuan; null where it is right as it is.
 */
export function correctedPrice({ receiptStatus, receiptPrice, overPrice }: Issued): Decimal | null {
  if (receiptStatus !== '1' || !decimal(overPrice)?.gt(0)) return null
  return sum([receiptPrice]).minus(sum([overPrice]))
}

/** Says that an issued invoice is over what the buyer paid in the end, and by how much; null where it is not. */
export function overText(receipt: Issued): Text | null {
  if (correctedPrice(receipt) === null) return null
  return text('已开票后又退款 {{amount}} 元', { amount: formatMoney(receipt.overPrice) })
}
