import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { openReminder } from '#features/procurement/settlement/public/openPrints'
import { RangeChoice } from '#shared/fields/RangeChoice'
import { PrintButton } from '#shared/print/PrintButton'
import previewStyles from '#shared/print/preview.module.css'
import { ScopeChoice } from './ScopeChoice'
import type { Choice, Scope } from './scope'

const PERIOD = field('dateRange', '对账期间')

type Props = {
  scope: Scope
  payers: Choice[]
  projects: Choice[]
  isReady: boolean
  onChange: (change: Partial<Record<'payer' | 'project' | 'period', string>>) => void
  onExport: () => void
}

/** Whose account over which days, and what is done with it. Not printed. */
export function StatementToolbar({ scope, payers, projects, isReady, onChange, onExport }: Props) {
  const { t } = useTranslation()
  const [isPartial, setIsPartial] = useState(false)
  // Never a statement over other days than those that stand above it.
  const canPrint = isReady && !isPartial
  return (
    <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
      <strong>{t('对账函')}</strong>
      <ScopeChoice scope={scope} payers={payers} projects={projects} onChange={onChange} />
      <RangeChoice
        field={PERIOD}
        value={`${scope.from}~${scope.to}`}
        onChange={(period) => onChange({ period })}
        onPartial={setIsPartial}
      />
      <span className={previewStyles.actions}>
        <Button onClick={() => openReminder({ payer: scope.payer, project: scope.project })}>{t('催款函')}</Button>
        <Button icon={<DownloadOutlined aria-hidden="true" />} disabled={!canPrint} onClick={onExport}>
          {t('导出 Excel')}
        </Button>
        <PrintButton disabled={!canPrint} />
      </span>
    </div>
  )
}
