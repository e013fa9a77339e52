import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { settlements } from '#features/procurement/settlement/api'
import { warn } from '#shared/notify'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { statementOf } from './model'
import { StatementDocument } from './StatementDocument'
import { StatementToolbar } from './StatementToolbar'
import { choicesOf, settlementsOf } from './scope'
import { useScope } from './useScope'

/** 对账函: the account of a payer or project over some days, to print, or to save as a workbook. */
export default function StatementPreviewPage() {
  const { t } = useTranslation()
  const { scope, change } = useScope()
  const query = useQuery({ ...settlements.settled(null), meta: IN_PLACE })
  const all = query.data
  const stated = useMemo(() => settlementsOf(all ?? [], scope), [all, scope])
  const statement = useMemo(() => (stated.length > 0 ? statementOf(stated, scope) : null), [stated, scope])
  const name = (scope.project ? stated[0]?.projectName : scope.payer) ?? ''
  useEffect(() => {
    if (name) document.title = `${t('对账函')}_${name}`
  }, [name, t])
  const save = async () => {
    if (!statement) return
    const { saveStatement } = await import('./statementWorkbook')
    await saveStatement(statement, scope, name)
  }
  const isChosen = scope.payer !== '' || scope.project !== ''
  return (
    <div className={previewStyles.page}>
      <StatementToolbar
        scope={scope}
        {...choicesOf(all ?? [], scope)}
        isReady={statement !== null}
        onChange={change}
        onExport={() => void save().catch(() => warn(t('导出失败，请重试')))}
      />
      {query.isLoading && <PageLoading />}
      {query.isError && !all && <ErrorState query={query} />}
      {all && !statement && (
        <EmptyState
          text={
            isChosen
              ? t('没有已结算的结算单，换一个采购单位或项目。')
              : t('请先在上方选择采购单位或项目，再选对账期间。')
          }
        />
      )}
      {statement && (
        <PrintJob paper={paperSizes.A4}>
          <StatementDocument statement={statement} scope={scope} settlements={stated} />
        </PrintJob>
      )}
    </div>
  )
}
