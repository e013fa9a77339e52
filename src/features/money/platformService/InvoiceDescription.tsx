import { useTranslation } from 'react-i18next'
import { FileLink } from '#shared/media/FileLink'
import { DescriptionList } from '#shared/record/DescriptionList'
import { EmptyState } from '#shared/ui/states'
import { invoiceFields } from './fields'
import type { Invoice } from './model'

/** The invoice of an order, once there is one. */
export function InvoiceDescription({ invoice }: { invoice: Invoice | null }) {
  const { t } = useTranslation()
  if (!invoice || invoice.status < 0) return <EmptyState text={t('还没有发票，付款后由平台开具')} />
  const { url } = invoice
  const file = (
    <FileLink url={url} name={invoice.invoiceNo ? `${invoice.invoiceNo}.pdf` : t('电子发票')}>
      {t('查看电子发票')}
    </FileLink>
  )
  return (
    <DescriptionList
      fields={invoiceFields}
      record={invoice}
      names={[
        'status',
        'title',
        'taxNo',
        'invoiceNo',
        'amount',
        'issueTime',
        { field: 'url', render: url ? file : null },
      ]}
    />
  )
}
