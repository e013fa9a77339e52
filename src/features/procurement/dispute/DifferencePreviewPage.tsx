import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { useUnitName } from '#shared/fields/useDict'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { disputes } from './api'
import { DifferenceDocument } from './DifferenceDocument'
import { saveDifferences } from './differenceWorkbook'
import { type Dispute, totalDifference } from './model'

/** 结算差异清单: the disputed lines of one or several settlements, to print or to save as a workbook. */
export default function DifferencePreviewPage() {
  const { t } = useTranslation()
  const ids = useSearchParams()[0].get('ids') ?? ''
  const query = useQuery({ ...disputes.ofSettlements(ids), enabled: ids !== '', meta: IN_PLACE })
  const unitName = useUnitName()
  const rows = query.data ?? []
  const sheets = pagesOf(rows)
  const codes = [...sheets.keys()]
  const name = codes.length === 1 ? (codes[0] ?? '') : t('{{count}} 张', { count: codes.length })
  useEffect(() => {
    if (codes.length > 0) document.title = `${t('结算差异清单')}_${name}`
  }, [codes.length, name, t])
  return (
    <div className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{t('{{sheets}} 张结算单，{{lines}} 行异议', { sheets: codes.length, lines: rows.length })}</strong>
        <span>{t('差异合计 {{amount}} 元', { amount: formatMoney(totalDifference(rows)) })}</span>
        <span className={previewStyles.actions}>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={rows.length === 0 || !unitName}
            onClick={() => unitName && void saveDifferences(rows, name, unitName)}
          >
            {t('导出 Excel')}
          </Button>
          <PrintButton disabled={rows.length === 0 || !unitName} />
        </span>
      </div>
      {(query.isLoading || (rows.length > 0 && !unitName)) && <PageLoading />}
      {query.isError && <ErrorState query={query} />}
      {(ids === '' || (query.isSuccess && rows.length === 0)) && <EmptyState text={t('所选结算单没有异议。')} />}
      {rows.length > 0 && unitName && (
        <PrintJob paper={paperSizes['A4-landscape']}>
          {[...sheets].map(([code, lines]) => (
            <DifferenceDocument key={code} disputes={lines} unitName={unitName} />
          ))}
        </PrintJob>
      )}
    </div>
  )
}

/** The claims by settlement: each settlement gets a document of its own. */
function pagesOf(rows: readonly Dispute[]): Map<string, Dispute[]> {
  const sheets = new Map<string, Dispute[]>()
  for (const row of rows) sheets.set(row.settlementCode, [...(sheets.get(row.settlementCode) ?? []), row])
  return sheets
}
