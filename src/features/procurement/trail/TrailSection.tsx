import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { WithCapability } from '#shared/capability/WithCapability'
import { quantitiesLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import { ApiError } from '#shared/http/ApiError'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { trails } from './api'
import { DocumentTable } from './DocumentTable'
import { documentLink, listLink } from './documentLink'
import { ListLinks } from './ListLinks'
import {
  chainNext,
  nextWords,
  TRAIL_LABELS,
  type TrailKey,
  type TrailNext,
  type TrailOf,
  type TrailQuantity,
  type TrailStep,
} from './model'
import styles from './TrailSection.module.css'

const LEFT: Partial<Record<TrailKey, string>> = {
  deliver: '未送 {{quantity}}',
  accept: '待验收 {{quantity}}',
  settle: '未结算 {{quantity}}',
}
type Props = {
  of: TrailOf
  /** What the record's head names as next. */
  own?: TrailNext | ''
  /** The number of the document, where it is not what `of` names it by. */
  code?: string
}

/**
 * The trail of one document from contract to payment: the quantity and amount of each stage that belong to it, and the
 * next step of the chain, unless the record's head names its own. A stage of several documents opens them in a table
 * below. Stages without permission are missing; on a server without trails the lists of its documents are linked.
 */
export function TrailSection({ code, ...props }: Props) {
  return (
    <WithCapability of="documentTrail" instead={<ListLinks of={props.of} code={code ?? props.of.id} />}>
      <Trail {...props} />
    </WithCapability>
  )
}

function Trail({ of, own = '' }: Omit<Props, 'code'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<TrailKey | null>(null)
  const { data, error, isLoading, isError, refetch } = useQuery({ ...trails.of(of), meta: { silent: true } })
  if (error instanceof ApiError && error.kind === 'notFound') return null
  const steps = data?.steps ?? []
  const next = own || chainNext(steps)
  const at = next && steps.find((step) => step.next === next)
  const shown = steps.find(({ key, documents }) => key === open && documents.length > 0)
  return (
    <Section title={t('业务链')}>
      {isError && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : !isLoading && steps.length === 0 ? (
        <EmptyState text={t('还没有关联的单据')} />
      ) : (
        <div className={styles.box}>
          <ol className={styles.trail} aria-busy={isLoading}>
            {steps.map((step) => (
              <Step
                key={step.key}
                step={step}
                next={step === at ? next : ''}
                isNextSaid={own !== ''}
                isOpen={step === shown}
                toggle={() => setOpen(step === shown ? null : step.key)}
              />
            ))}
          </ol>
        </div>
      )}
      {shown && (
        <DocumentTable
          step={shown}
          list={listLink(of, data?.code ?? '', shown.key)}
          label={t(TRAIL_LABELS[shown.key])}
        />
      )}
    </Section>
  )
}

type StepProps = {
  step: TrailStep
  /** The next step of the chain, at its stage. */
  next: TrailNext | ''
  /** Whether the head of the record says it. */
  isNextSaid: boolean
  isOpen: boolean
  toggle: () => void
}

function Step({ step, next, isNextSaid, isOpen, toggle }: StepProps) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const { key, quantities, left, amount, date } = step
  const leftWord = LEFT[key]
  return (
    <li data-next={next !== '' || undefined} data-open={isOpen || undefined}>
      <span className={textStyles.secondary}>{t(TRAIL_LABELS[key])}</span>
      <Documents step={step} isOpen={isOpen} toggle={toggle} />
      {quantities.length > 0 && <Quantity quantities={quantities} />}
      {leftWord && left.length > 0 && (
        <span className={`${textStyles.secondary} ${textStyles.number}`}>
          {t(leftWord, { quantity: quantitiesLine(left, unitWord) })}
        </span>
      )}
      {amount !== null && step.documents.length > 0 && (
        <span className={textStyles.number}>¥{formatMoney(amount)}</span>
      )}
      {date !== '' && <span className={`${textStyles.secondary} ${textStyles.number}`}>{date.slice(0, 10)}</span>}
      {next !== '' && !isNextSaid && <span className={styles.next}>{t(nextWords[next])}</span>}
    </li>
  )
}

/** The only document by its number, several as a count that opens them, none as plain text. */
function Documents({ step, isOpen, toggle }: { step: TrailStep; isOpen: boolean; toggle: () => void }) {
  const { t } = useTranslation()
  const label = t(TRAIL_LABELS[step.key])
  const [only, ...others] = step.documents
  const count = t('{{count}} 张', { count: step.documents.length })
  if (!only) return <span className={`${textStyles.secondary} ${textStyles.number}`}>{count}</span>
  if (others.length === 0) {
    return (
      <PageLink {...documentLink(only)} label={`${label} ${only.code}`}>
        <strong className={textStyles.number}>{only.code}</strong>
      </PageLink>
    )
  }
  return (
    <button
      type="button"
      className={styles.count}
      aria-expanded={isOpen}
      aria-label={`${label} ${count}`}
      onClick={toggle}
    >
      <strong className={textStyles.number}>{count}</strong>
    </button>
  )
}

function Quantity({ quantities }: { quantities: readonly TrailQuantity[] }) {
  const unitWord = useUnitWord()
  return <span className={textStyles.number}>{quantitiesLine(quantities, unitWord)}</span>
}
