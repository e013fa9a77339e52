import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { approvals } from '#features/procurement/approval/api'
import { type ContractValues, initialValues } from '#features/procurement/contract/form/contractForm'
import { type ContractDetail, contractDetailSchema } from '#features/procurement/contract/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { changesBetween } from './contractChanges'

const ChangesTable = lazyWithRetry(() => import('./ChangesTable'))

/** The differences between the current contract and its last submission. */
export function ChangesSinceSubmission({ contract, now }: { contract: ContractDetail; now: ContractValues }) {
  const { t } = useTranslation()
  const query = useQuery({ ...approvals.submitted(contract.contractCode), staleTime: 0 })
  if (query.isError) return <ErrorState query={query} />
  if (query.isPending) return <PageLoading />
  const then = submittedValues({ ...query.data, id: contract.id }, now)
  if (!then) return <p className={textStyles.secondary}>{t('没有保存提交时的版本，无法比较。')}</p>
  const changes = changesBetween(now, then)
  if (changes.length === 0) return <p className={textStyles.secondary}>{t('驳回后还没有修改。')}</p>
  return (
    <Suspense fallback={<PageLoading />}>
      <ChangesTable caption={t('驳回后的修改')} changes={changes} mine={t('现在')} theirs={t('驳回时')} />
    </Suspense>
  )
}

/** The submitted values; null when not stored. A submission stored without its lines is compared by its terms only. */
function submittedValues(kept: Record<string, unknown>, now: ContractValues): ContractValues | null {
  const { success, output } = v.safeParse(contractDetailSchema, kept)
  if (!success || output.contractName === '') return null
  const values = initialValues(output)
  return Array.isArray(kept.materials) ? values : { ...values, materials: now.materials }
}
