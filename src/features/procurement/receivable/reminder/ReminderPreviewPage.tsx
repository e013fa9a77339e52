import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebts } from '#features/procurement/receivable/public/useDebts'
import { ScopeChoice } from '#features/procurement/receivable/statement/ScopeChoice'
import { choicesOf, settlementsOf } from '#features/procurement/receivable/statement/scope'
import { useScope } from '#features/procurement/receivable/statement/useScope'
import { warn } from '#shared/notify'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { reminderOf } from './model'
import { ReminderDocument } from './ReminderDocument'

/** 催款函: what a payer owes past its due date today, to print, or to save as a workbook. */
export default function ReminderPreviewPage() {
  const { t } = useTranslation()
  const { scope, change } = useScope()
  const query = useDebts()
  const all = query.data
  const reminder = useMemo(() => reminderOf(settlementsOf(all ?? [], scope), scope.to), [all, scope])
  const [first] = reminder.debts
  const isReady = first !== undefined
  const name = (scope.project ? first?.projectName : scope.payer) ?? ''
  useEffect(() => {
    if (name) document.title = `${t('催款函')}_${name}`
  }, [name, t])
  const save = async () => {
    const { saveReminder } = await import('./reminderWorkbook')
    await saveReminder(reminder, scope, name)
  }
  const isChosen = scope.payer !== '' || scope.project !== ''
  return (
    <div className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{t('催款函')}</strong>
        <ScopeChoice scope={scope} {...choicesOf(all ?? [], scope)} onChange={change} />
        <span className={previewStyles.actions}>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={!isReady}
            onClick={() => void save().catch(() => warn(t('导出失败，请重试')))}
          >
            {t('导出 Excel')}
          </Button>
          <PrintButton disabled={!isReady} />
        </span>
      </div>
      {query.isFetching && !all && <PageLoading />}
      {query.isError && !all && <ErrorState query={query} />}
      {all && !isReady && <EmptyState text={isChosen ? t('没有逾期的货款。') : t('请先在上方选择采购单位或项目。')} />}
      {isReady && (
        <PrintJob paper={paperSizes.A4}>
          <ReminderDocument reminder={reminder} scope={scope} />
        </PrintJob>
      )}
    </div>
  )
}
