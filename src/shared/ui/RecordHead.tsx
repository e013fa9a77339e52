import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The summary line of a record: who, how much, which state, what next; actions at one fixed place. */
export function RecordHead({
  title,
  tags,
  facts,
  actions,
}: {
  title: ReactNode
  tags?: ReactNode
  facts?: ReactNode
  actions?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <header className="record-head">
      <div className="record-title">
        <h1>{title}</h1>
        {tags}
      </div>
      <div className="record-facts">{facts}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons */}
      <div className="record-actions" role="group" aria-label={t('操作')}>
        {actions}
      </div>
    </header>
  )
}
