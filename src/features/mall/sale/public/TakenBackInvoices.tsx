import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import type { Paper, TakenBack } from '#features/mall/sale/model/invoice'
import { FileLink } from '#shared/media/FileLink'
import { RecordTable } from '#shared/record/RecordTable'

/** The invoices of an order that red-letter invoices took back, with number and file of both; nothing without any. */
export function TakenBackInvoices({ invoices }: { invoices: readonly TakenBack[] }) {
  const { t } = useTranslation()
  if (invoices.length === 0) return null
  return (
    <RecordTable<TakenBack>
      caption={t('已冲红的发票')}
      rowKey="invoiceNo"
      dataSource={invoices}
      columns={[
        { title: t('已冲红的发票'), width: 200, render: (_, invoice) => <PaperLink paper={invoice} /> },
        { title: t('冲红金额（元）'), width: 120, align: 'right', render: (_, { price }) => formatMoney(price) },
        { title: t('红字发票号码'), width: 200, render: (_, { red }) => <PaperLink paper={red} /> },
      ]}
    />
  )
}

/** The number of an invoice, which opens its file. */
function PaperLink({ paper: { invoiceNo, fileName, fileUrl } }: { paper: Paper }) {
  if (!fileUrl) return invoiceNo
  return (
    <FileLink url={fileUrl} name={fileName || invoiceNo}>
      {invoiceNo}
    </FileLink>
  )
}
