import { decimal, fixed, formatMoney } from '#domain/money'
import { CopyableText } from '#shared/fields/FieldValue'
import { Facts } from '#shared/record/Facts'
import { receiptFields } from './fields'
import type { Receipt } from './model'

/** What the shop copies into the tax service: to whom the invoice is made out, for what and how much. */
export function InvoiceTo({ receipt }: { receipt: Receipt }) {
  return (
    <Facts
      fields={receiptFields}
      record={receipt}
      names={[
        { field: 'receiptTitle', isWide: true },
        { field: 'taxpayerId', isWide: true },
        'receiptContent',
        invoicedPrice(receipt),
        ...(decimal(receipt.refundPrice)?.gt(0) ? (['refundPrice'] as const) : []),
      ]}
    />
  )
}

/** The amount of an invoice, copied without separators. */
export function invoicedPrice({ receiptPrice }: Pick<Receipt, 'receiptPrice'>) {
  const text = receiptPrice === null ? '' : fixed(receiptPrice, 2)
  return {
    field: 'receiptPrice' as const,
    render: <CopyableText text={text}>{formatMoney(receiptPrice)}</CopyableText>,
  }
}
