import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { translateMessage } from '#domain/text'
import { orderReceiptFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import { overText } from '#features/mall/sale/model/invoice'
import { TakenBackInvoices } from '#features/mall/sale/public/TakenBackInvoices'
import { FileLink } from '#shared/media/FileLink'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState } from '#shared/ui/states'

/** The invoice that the buyer requested with an order, if any. */
export function OrderInvoice({ receipt }: Pick<MallOrder, 'receipt'>) {
  const { t } = useTranslation()
  return (
    <Section title={t('发票')}>
      {receipt ? <InvoiceDescription receipt={receipt} /> : <EmptyState text={t('买家没有索取发票')} />}
    </Section>
  )
}

function InvoiceDescription({ receipt }: { receipt: NonNullable<MallOrder['receipt']> }) {
  const { t } = useTranslation()
  const { invoice } = receipt
  const over = overText(receipt)
  return (
    <>
      <DescriptionList
        fields={orderReceiptFields}
        record={receipt}
        names={[
          'receiptTitle',
          'taxpayerId',
          'receiptContent',
          'receiptPrice',
          ...(decimal(receipt.refundPrice)?.gt(0) ? (['refundPrice'] as const) : []),
          'receiptStatus',
          ...(over
            ? [
                {
                  field: 'over' as const,
                  render: (
                    <PageLink name="receipt" query={{ view: receipt.id }}>
                      {translateMessage(t, over)}
                    </PageLink>
                  ),
                },
              ]
            : []),
          ...(invoice ? (['invoiceNo', 'invoiceTime'] as const) : []),
          ...(invoice?.fileUrl
            ? [
                {
                  field: 'file' as const,
                  render: <FileLink url={invoice.fileUrl} name={invoice.fileName || t('发票文件')} />,
                },
              ]
            : []),
        ]}
      />
      {invoice && <TakenBackInvoices invoices={invoice.takenBack} />}
    </>
  )
}
