import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, quantitiesText } from '#domain/money'
import { useUnitWord } from '#shared/fields/useDict'
import { ApiError } from '#shared/http/ApiError'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { trails } from './api'
import { DocumentTable } from './DocumentTable'
import { documentLink, listLink } from './documentLink'
import type { TrailKey, TrailNext, TrailOf, TrailQuantity, TrailStep } from './model'
import styles from './TrailSection.module.css'

const LABELS: Record<TrailKey, string> = {
  contract: '合同',
  order: '采购订单',
  deliver: '送货',
  accept: '验收',
  settle: '结算',
  pay: '付款',
}
const LEFT: Partial<Record<TrailKey, string>> = {
  deliver: '未送 {{quantity}}',
  accept: '待验收 {{quantity}}',
  settle: '未结算 {{quantity}}',
}
const NEXT: Record<TrailNext, string> = {
  submit: '下一步：供应商提交',
  review: '下一步：采购单位审核',
  correct: '下一步：供应商修改后重新提交',
  verifySendTime: '下一步：供应商确认发货时间',
  deliver: '下一步：供应商送货',
  accept: '下一步：项目部验收',
  stockIn: '下一步：项目部入库',
  reconcile: '下一步：供应商与项目部对账',
  post: '下一步：财务结算',
  repost: '下一步：财务处理异常后重新结算',
  resubmit: '下一步：项目部修改后重新提交',
  pay: '下一步：财务付款',
}

/**
 * The trail of one document from contract to payment: the quantity and amount of each stage that belong to it, and the
 * next step. A stage of several documents opens them in a table below. Stages without permission are missing; on a
 * server without this endpoint the section is not shown.
 */
export function TrailSection({ of }: { of: TrailOf }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<TrailKey | null>(null)
  const { data, error, isLoading, isError, refetch } = useQuery({ ...trails.of(of), meta: { silent: true } })
  if (error instanceof ApiError && error.kind === 'notFound') return null
  const steps = data?.steps ?? []
  const shown = steps.find(({ key, documents }) => key === open && documents.length > 0)
  return (
    <Section title={t('业务链')}>
      {isError && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <div className={styles.box}>
          <ol className={styles.trail} aria-busy={isLoading}>
            {steps.map((step) => (
              <Step
                key={step.key}
                step={step}
                isOpen={step === shown}
                toggle={() => setOpen(step === shown ? null : step.key)}
              />
            ))}
          </ol>
        </div>
      )}
      {shown && (
        <DocumentTable step={shown} list={listLink(of, data?.code ?? '', shown.key)} label={t(LABELS[shown.key])} />
      )}
    </Section>
  )
}

function Step({ step, isOpen, toggle }: { step: TrailStep; isOpen: boolean; toggle: () => void }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const { key, quantities, left, amount, date, next } = step
  const leftWord = LEFT[key]
  return (
    <li data-next={next !== '' || undefined} data-open={isOpen || undefined}>
      <span className={textStyles.secondary}>{t(LABELS[key])}</span>
      <Documents step={step} isOpen={isOpen} toggle={toggle} />
      {quantities.length > 0 && <Quantity quantities={quantities} />}
      {leftWord && left.length > 0 && (
        <span className={`${textStyles.secondary} ${textStyles.number}`}>
          {t(leftWord, { quantity: quantitiesText(left, unitWord) })}
        </span>
      )}
      {amount !== null && step.documents.length > 0 && (
        <span className={textStyles.number}>¥{formatMoney(amount)}</span>
      )}
      {date !== '' && <span className={`${textStyles.secondary} ${textStyles.number}`}>{date.slice(0, 10)}</span>}
      {next !== '' && <span className={styles.next}>{t(NEXT[next] ?? next)}</span>}
    </li>
  )
}

/** The only document by its number, several as a count that opens them, none as plain text. */
function Documents({ step, isOpen, toggle }: { step: TrailStep; isOpen: boolean; toggle: () => void }) {
  const { t } = useTranslation()
  const label = t(LABELS[step.key])
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
  return <span className={textStyles.number}>{quantitiesText(quantities, unitWord)}</span>
}
