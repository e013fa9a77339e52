import { decimal, fixed, formatMoney } from '#domain/money'
import { CopyableText } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { receiptFields } from './fields'
import { type Correction, isFullCorrection, type Receipt } from './model'

/**
 * What the shop copies into the tax service: to whom the invoice is made out, for what and how much; of a correction,
 * how much is taken back and how much is left.
 */
export function InvoiceTo({ receipt, correction }: { receipt: Receipt; correction: Correction | null }) {
  return (
    <DescriptionList
      fields={receiptFields}
      record={receipt}
      names={[
        { field: 'receiptTitle', isWide: true },
        { field: 'taxpayerId', isWide: true },
        'receiptContent',
        ...(correction ? correctedPrices(receipt, correction) : [invoicedPrice(receipt), ...deductedPrice(receipt)]),
      ]}
    />
  )
}

/** The amount of an invoice, copied without separators. */
export function invoicedPrice({ receiptPrice }: Pick<Receipt, 'receiptPrice'>) {
  return copied('receiptPrice', receiptPrice)
}

/** What was refunded before the invoice, where something was. */
export function deductedPrice({ refundPrice }: Pick<Receipt, 'refundPrice'>) {
  return decimal(refundPrice)?.gt(0) ? (['refundPrice'] as const) : []
}

function correctedPrices({ receiptPrice, invoiceNo }: Receipt, correction: Correction) {
  return [
    copied('formerNo', invoiceNo),
    copied('takenBack', receiptPrice),
    'overPrice' as const,
    ...(isFullCorrection(correction) ? [] : [copied('left', correction.left)]),
  ]
}

/** A number or an amount to be copied. */
function copied<Name extends keyof typeof receiptFields>(field: Name, value: string | null) {
  const isMoney = receiptFields[field].kind === 'money'
  const plain = isMoney && value !== null ? fixed(value, 2) : (value ?? '')
  return { field, render: <CopyableText text={plain}>{isMoney ? formatMoney(value) : plain}</CopyableText> }
}
