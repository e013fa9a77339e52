import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { bills } from '#features/money/bill/api'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { BillDocument } from './BillDocument'

/** 结算单打印预览: a bill with its calculation and all its flows on A4. */
export default function BillPreviewPage() {
  const { t } = useTranslation()
  const id = useSearchParams()[0].get('id') ?? ''
  const record = useQuery({ ...bills.detail(id), enabled: id !== '', meta: IN_PLACE })
  const flows = useQuery({ ...bills.allFlows(id), enabled: id !== '', meta: IN_PLACE })
  const failed = [record, flows].find(({ isError }) => isError)
  const bill = record.data
  const isReady = bill && flows.data
  useEffect(() => {
    if (bill) document.title = `${t('结算单')}_${bill.sn}`
  }, [bill, t])
  return (
    <main className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{bill?.sn}</strong>
        <span className={previewStyles.actions}>
          <PrintButton disabled={!isReady} />
        </span>
      </div>
      {(record.isLoading || flows.isLoading) && <PageLoading />}
      {failed && <ErrorState query={failed} />}
      {!failed && (id === '' || record.data === null) && <EmptyState text={t('没有可打印的结算单。')} />}
      {isReady && (
        <PrintJob paper={paperSizes['A4-landscape']}>
          <BillDocument bill={bill} flows={flows.data} />
        </PrintJob>
      )}
    </main>
  )
}
