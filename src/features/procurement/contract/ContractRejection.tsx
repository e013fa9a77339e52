import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING, wireText } from '#domain/wire'
import { approvals } from '#features/procurement/approval/api'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { ChangesTable } from './ChangesTable'
import { changesBetween } from './contractChanges'
import { type ContractValues, initialValues } from './contractForm'
import type { ContractDetail } from './model'

type Props = {
  contract: ContractDetail
  /** The contract as it is now; in an editor what stands in the form. */
  read: () => ContractValues
}

/** Why a contract came back, from whom and when, and what has been changed since. */
export function ContractRejection({ contract, read }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<ContractValues | null>(null)
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={t('已驳回：{{reason}}', { reason: contract.rejectReason || NOTHING })}
        description={t('{{name}} 于 {{time}} 驳回。修改后可重新提交，已填写的内容全部保留。', {
          name: contract.auditUserName || NOTHING,
          time: contract.auditTime || NOTHING,
        })}
        action={<Button onClick={() => setShown(read())}>{t('查看驳回后的修改')}</Button>}
      />
      <Modal
        open={shown !== null}
        title={t('驳回后的修改')}
        width={880}
        footer={null}
        destroyOnHidden
        onCancel={() => setShown(null)}
      >
        {shown && <SinceRejection contract={contract} now={shown} />}
      </Modal>
    </>
  )
}

function SinceRejection({ contract, now }: { contract: ContractDetail; now: ContractValues }) {
  const { t } = useTranslation()
  const query = useQuery({ ...approvals.submitted(contract.contractCode), staleTime: 0 })
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (query.isPending) return <PageLoading />
  const submitted = query.data as Partial<ContractDetail> | null
  if (!wireText(submitted?.contractName))
    return <p className={textStyles.secondary}>{t('没有保存提交时的版本，无法比较。')}</p>
  const before = initialValues(submitted as ContractDetail)
  // A form that was kept without its lines can only be compared by its terms.
  const then = Array.isArray(submitted?.materials) ? before : { ...before, materials: now.materials }
  const changes = changesBetween(now, then)
  if (changes.length === 0) return <p className={textStyles.secondary}>{t('驳回后还没有修改。')}</p>
  return <ChangesTable caption={t('驳回后的修改')} changes={changes} mine={t('现在')} theirs={t('驳回时')} />
}
