import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Steps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/serverText'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { AgreementStep } from './AgreementStep'
import styles from './Application.module.css'
import { ApplicationResult } from './ApplicationResult'
import { applications } from './api'
import { BankStep } from './BankStep'
import { CompanyStep } from './CompanyStep'
import { furthestStep, isOpenToEdit, STEPS, type StoreDisable } from './model'
import { StoreStep } from './StoreStep'

/** Polling interval while the platform's decision is pending, ms. */
const POLL_MS = 3000

/** Status of the last step once the platform has decided. */
const END_STATUS: Partial<Record<StoreDisable | '', 'error' | 'finish'>> = {
  REFUSED: 'error',
  OPEN: 'finish',
  CLOSED: 'finish',
}

/** The signed-in member's application: agreement, three steps, result. It resumes where it was left. */
export function Application() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [address, setAddress] = useSearchParam('step')
  const [isAgreed, setAgreed] = useState(false)
  const status = useQuery({
    ...applications.status(null),
    refetchInterval: ({ state }) => (state.data === 'APPLYING' ? POLL_MS : false),
    meta: { inPlace: true, isPolled: true },
  })
  const own = useQuery({
    ...applications.own(status.data ?? ''),
    enabled: status.data !== undefined && status.data !== '',
    refetchOnWindowFocus: false,
    meta: { inPlace: true },
  })
  const failed = status.data === undefined ? status : own
  if (failed.isError) return <ErrorState query={failed} />
  if (status.data === undefined || (status.data !== '' && !own.data)) return <PageLoading />

  const application = status.data === '' ? null : (own.data ?? null)
  const furthest = furthestStep(application)
  const asked = Number(address) - 1
  const isCorrecting = status.data === 'REFUSED' && asked >= 0
  const isEditing = isOpenToEdit(status.data) && (status.data !== 'REFUSED' || isCorrecting)
  const step = asked >= 0 ? Math.min(asked, furthest) : furthest
  const open = (next: number) => setAddress(String(next + 1))
  /** Refetches the saved application, then opens a step with it. */
  const goOn = async (next: number) => {
    await client.invalidateQueries({ queryKey: ['application'] })
    open(next)
  }
  const submitted = async () => {
    await client.invalidateQueries({ queryKey: ['application'] })
    setAddress('')
  }
  if (status.data === '' && !isAgreed) return <AgreementStep onAgreed={() => setAgreed(true)} />
  return (
    <>
      <div className={styles.steps}>
        <Steps
          current={isEditing ? step : STEPS.length - 1}
          status={isEditing ? undefined : END_STATUS[status.data]}
          items={STEPS.map((title, index) => ({ title: t(title), disabled: !isEditing || index > furthest }))}
          onChange={isEditing ? open : undefined}
        />
      </div>
      {isCorrecting && application?.rejectReason && (
        <Alert type="warning" showIcon title={t('退回原因')} description={serverText(application.rejectReason)} />
      )}
      {!isEditing && application && <ApplicationResult application={application} onCorrect={() => open(0)} />}
      {isEditing && step === 0 && <CompanyStep application={application} onSaved={() => goOn(1)} />}
      {isEditing && step === 1 && <BankStep application={application} onBack={() => open(0)} onSaved={() => goOn(2)} />}
      {isEditing && step === 2 && <StoreStep application={application} onBack={() => open(1)} onSaved={submitted} />}
    </>
  )
}
