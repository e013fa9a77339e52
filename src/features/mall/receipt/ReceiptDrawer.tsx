import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { overText } from '#features/mall/sale/model/invoice'
import { TakenBackInvoices } from '#features/mall/sale/public/TakenBackInvoices'
import { useCapability } from '#shared/capability/useCapability'
import { FileLink } from '#shared/media/FileLink'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { receipts } from './api'
import { receiptFields } from './fields'
import { InvoiceLines } from './InvoiceLines'
import { deductedPrice, invoicedPrice } from './InvoiceTo'
import { correctionOf, issueBlock, issueText, type Receipt } from './model'

/** The drawer that shows an invoice: open while the address has `view=ID`. */
export function ReceiptDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Receipt> param={VIEW_PARAM} resource={receipts.byId} size={640} title={() => t('发票详情')}>
      {(receipt) => receipt && <ReceiptDescription receipt={receipt} />}
    </RecordDrawer>
  )
}

function ReceiptDescription({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const { invoice } = receipt
  const keepsNumbers = useCapability('invoiceNumbers')
  const isNoted = issueBlock(receipt) !== null || overText(receipt) !== null
  const facts = (
    <DescriptionList
      fields={receiptFields}
      record={receipt}
      names={[
        {
          field: 'orderSn',
          isWide: true,
        },
        ...(receipt.orderStatus ? ['orderStatus' as const] : []),
        'receiptStatus',
        ...(isNoted
          ? [{ field: 'issue' as const, isWide: true, render: translateMessage(t, issueText(receipt)) }]
          : []),
        { field: 'receiptTitle', isWide: true },
        { field: 'taxpayerId', isWide: true },
        'receiptContent',
        invoicedPrice(receipt),
        ...deductedPrice(receipt),
        'memberName',
        'createTime',
        ...(keepsNumbers
          ? [
              { field: 'invoiceNo' as const, isWide: true },
              'invoiceTime' as const,
              {
                field: 'file' as const,
                render: invoice?.fileUrl && <FileLink url={invoice.fileUrl} name={invoice.fileName || t('发票文件')} />,
              },
            ]
          : []),
      ]}
    />
  )
  return (
    <>
      {facts}
      {correctionOf(receipt) === null && <InvoiceLines lines={receipt.invoiceLines} />}
      {invoice && <TakenBackInvoices invoices={invoice.takenBack} />}
    </>
  )
}
