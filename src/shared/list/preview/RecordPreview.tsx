import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DecimalInput, decimal, formatMoney, formatQuantity } from '#domain/money'
import { useUnitWord } from '#shared/fields/useDict'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import textStyles from '#shared/ui/text.module.css'
import styles from './RecordPreview.module.css'

type Props<Data> = {
  /** Reads the record; null when not found. */
  resource: ResourceQuery<string, Data | null>
  id: string
  children: (record: Data) => ReactNode
}

/**
 * A record in the side preview of a list, loaded by the record's own query; handles loading, not found, and failure
 * with retry.
 */
export function RecordPreview<Data>({ resource, id, children }: Props<Data>) {
  const query = useQuery({ ...resource(id), meta: IN_PLACE })
  return (
    <div className={styles.record}>
      <RecordState query={query}>{children}</RecordState>
    </div>
  )
}

/** Status, next step and actions of a previewed record. */
export function PreviewHead({ tags, next, actions }: { tags: ReactNode; next?: string; actions: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.part}>
      <div className={styles.state}>
        {tags}
        {next && <span>{t(next)}</span>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons */}
      <div className={styles.actions} role="group" aria-label={t('操作')}>
        {actions}
      </div>
    </div>
  )
}

/** A titled part of a preview. */
export function PreviewPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A line of a previewed record. `amount` in yuan, omitted when a record has no prices. */
export type PreviewLine = {
  id: string
  materialName: string
  spec: string
  grade?: string
  unit: string
  quantity: DecimalInput
  amount?: DecimalInput
  tag?: ReactNode
}

/** Maximum number of lines in a preview; the page of the record shows all. */
const SHOWN_LINES = 12

/** The first lines of a record and their number. Pass `total` when the record contains only its first lines. */
export function PreviewLines({
  title,
  lines,
  total = lines.length,
}: {
  title: string
  lines: readonly PreviewLine[]
  total?: number
}) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const shown = lines.slice(0, SHOWN_LINES)
  return (
    <PreviewPart title={`${title} · ${t('{{count}} 行', { count: total })}`}>
      <ul className={styles.lines}>
        {shown.map(({ id, materialName, spec, grade, unit, quantity, amount, tag }) => (
          <li key={id}>
            <span>
              {materialName} {tag}
            </span>
            <span className={textStyles.number}>
              {decimal(quantity) === null ? '' : `${formatQuantity(quantity)} ${unitWord(unit)}`}
            </span>
            <span className={textStyles.secondary}>{[spec, grade].filter(Boolean).join(' · ')}</span>
            <span className={`${textStyles.number} ${textStyles.secondary}`}>
              {decimal(amount) === null ? '' : `¥${formatMoney(amount)}`}
            </span>
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className={textStyles.secondary}>{t('另有 {{count}} 行，打开后查看。', { count: total - shown.length })}</p>
      )}
    </PreviewPart>
  )
}
