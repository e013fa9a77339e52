import { DownloadOutlined } from '@ant-design/icons'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { formatMoney } from '#domain/money'
import { buyers } from '#features/procurement/contract/api'
import { settlements } from '#features/procurement/settlement/api'
import { amountOf } from '#features/procurement/settlement/model'
import { useUnitName } from '#shared/fields/useDict'
import { warn } from '#shared/notify'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { InvoiceDocument } from './InvoiceDocument'
import { invoiceData } from './model'

/** 开票资料: what a bookkeeper needs to invoice some settlements, a sheet for each payer. */
export default function InvoicePreviewPage() {
  const { t } = useTranslation()
  const text = useSearchParams()[0].get('ids') ?? ''
  const ids = useMemo(() => text.split(',').filter(Boolean), [text])
  const reads = useQueries({ queries: ids.map((id) => ({ ...settlements.detail(id), meta: IN_PLACE })) })
  const companies = useQuery({ ...buyers.companies(null), meta: { silent: true } })
  const unitName = useUnitName()
  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  const isRead = reads.every(({ data }) => data !== undefined) && !companies.isPending && unitName !== null
  const invoiced = isRead ? reads.flatMap(({ data }) => data ?? []) : []
  const known = new Map(companies.data?.map(({ companyName, creditCode }) => [companyName, creditCode]))
  const sheets = unitName
    ? invoiceData(invoiced).map((data) => ({ data, creditCode: known.get(data.payer) ?? '', unitName }))
    : []
  const name =
    invoiced.length === 1 ? (invoiced[0]?.settlementCode ?? '') : t('{{count}} 张', { count: invoiced.length })
  useEffect(() => {
    if (isRead) document.title = `${t('开票资料')}_${name}`
  }, [isRead, name, t])
  const save = async () => {
    const { saveInvoiceData } = await import('./invoiceWorkbook')
    await saveInvoiceData(sheets, name)
  }
  const lacking = sheets.filter(({ creditCode }) => creditCode === '').map(({ data }) => data.payer)
  return (
    <div className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{t('开票资料')}</strong>
        <span>
          {t('{{count}} 张结算单，价税合计 {{amount}} 元', {
            count: invoiced.length,
            amount: formatMoney(amountOf(invoiced)),
          })}
        </span>
        <span className={previewStyles.actions}>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={sheets.length === 0}
            onClick={() => void save().catch(() => warn(t('导出失败，请重试')))}
          >
            {t('导出 Excel')}
          </Button>
          <PrintButton disabled={sheets.length === 0} />
        </span>
      </div>
      {lacking.length > 0 && (
        <Alert
          className={previewStyles.notice}
          type="warning"
          showIcon
          title={t('没有 {{names}} 的纳税人识别号，请向对方索取后填写', { names: lacking.join('、') })}
        />
      )}
      {failed[0] ? (
        <ErrorState
          error={failed[0].error}
          retry={() => {
            for (const read of failed) void read.refetch()
          }}
        />
      ) : ids.length === 0 || (isRead && sheets.length === 0) ? (
        <EmptyState text={t('没有可开票的结算单。请在结算单列表勾选后再点开票资料。')} />
      ) : !isRead ? (
        <PageLoading />
      ) : (
        <PrintJob paper={paperSizes['A4-landscape']}>
          {sheets.map((sheet) => (
            <InvoiceDocument key={sheet.data.payer} {...sheet} />
          ))}
        </PrintJob>
      )}
    </div>
  )
}
