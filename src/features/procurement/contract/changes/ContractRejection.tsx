import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { contracts } from '#features/procurement/contract/api'
import { contractFields } from '#features/procurement/contract/fields'
import { type ContractValues, initialValues } from '#features/procurement/contract/form/contractForm'
import type { ContractDetail } from '#features/procurement/contract/model'
import { fieldText } from '#shared/fields/fieldText'
import { ChangesSinceSubmission } from './ChangesSinceSubmission'

type Props = {
  contract: ContractDetail
  /** Returns the current contract; in an editor the values of the form. */
  read: () => ContractValues
}

/** Why a contract was rejected, by whom and when, and the changes since. */
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
          time: fieldText(contractFields.auditTime, contract.auditTime),
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
        {shown && <ChangesSinceSubmission contract={contract} now={shown} />}
      </Modal>
    </>
  )
}

/** The same for a saved contract. Fetches all lines to compare, because its detail contains only the first. */
export function SavedContractRejection({ contract }: { contract: ContractDetail }) {
  const { data } = useQuery(contracts.whole(contract.id))
  return <ContractRejection contract={contract} read={() => initialValues(data ?? contract)} />
}
