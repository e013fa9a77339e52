import { PrinterOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { approvals } from '#features/procurement/approval/api'
import { recordLogs } from '#features/procurement/recordLog/api'
import { settlements } from '#features/procurement/settlement/api'
import { useUnitName } from '#shared/fields/useDict'
import { canOperate, hrefTo } from '#shared/navigation'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { IN_PLACE } from '#shared/resource'
import { addActivity } from '#shared/today'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { SettlementDocument } from './SettlementDocument'

/**
 * 结算单打印预览: the settlement on A4 landscape, for both sides to stamp. A print by an account that may only look says so
 * and is not logged.
 */
export default function SettlementPreviewPage() {
  const { t } = useTranslation()
  const id = useSearchParams()[0].get('id') ?? ''
  const query = useQuery({ ...settlements.detail(id), enabled: id !== '', meta: IN_PLACE })
  const code = query.data?.settlementCode ?? ''
  const record = useQuery({ ...approvals.byCode(code), enabled: code !== '' })
  const tell = useMutation({ ...recordLogs.tell(), meta: { silent: true } })
  const isCounted = canOperate('settlementList')
  const unitName = useUnitName()
  const isThere = (query.data?.lines?.length ?? 0) > 0
  useEffect(() => {
    if (code) document.title = `${t('结算单')}_${code}`
  }, [code, t])
  return (
    <div className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{code}</strong>
        <span className={previewStyles.actions}>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden="true" />}
            disabled={!isThere || record.isPending || !unitName}
            onClick={() => {
              if (isCounted) {
                tell.mutate({ kind: 'SHEET', id, action: 'print', detail: 'A4' })
                void addActivity(t('打印结算单 {{code}}', { code }), hrefTo('settlementDetail', { id }) ?? '')
              }
              window.print()
            }}
          >
            {t('打印')}
          </Button>
        </span>
      </div>
      {(query.isLoading || (isThere && !unitName)) && <PageLoading />}
      {query.isError && <ErrorState query={query} />}
      {(id === '' || (query.isSuccess && !isThere)) && <EmptyState text={t('没有可打印的结算单。')} />}
      {query.data && isThere && unitName && (
        <PrintJob paper={paperSizes['A4-landscape']}>
          <SettlementDocument
            isCounted={isCounted}
            settlement={query.data}
            approvals={record.data ?? []}
            unitName={unitName}
          />
        </PrintJob>
      )}
    </div>
  )
}
