import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import type { Translate } from '#domain/text'
import { contracts } from '#features/procurement/contract/api'
import { contractFields } from '#features/procurement/contract/fields'
import { ImportMaterials } from '#features/procurement/contract/lines/ImportMaterials'
import { allowedContractActions, type ContractDetail } from '#features/procurement/contract/model'
import { canOperate, go, toSearch } from '#shared/navigation'
import { ClosedForm } from '#shared/record/ClosedForm'
import { UnopenedForm } from '#shared/record/UnopenedForm'
import { useOpened } from '#shared/record/useOpened'
import { useTab, useTabTitle } from '#shared/tab'
import { ForbiddenState } from '#shared/ui/error/ForbiddenState'
import { useSearchParam } from '#shared/useSearchParam'
import { ContractEditor } from './ContractEditor'

/** 编辑合同: the form mounts with the loaded contract, a snapshot until it is saved. */
export default function ContractEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [isImporting, setImport] = useSearchParam('import')
  const opening = useOpened(contracts.whole(id), { enabled: id !== '' })
  const { query, opened: contract, saved, serial, reopen } = opening
  useTabTitle(contract?.contractCode || contract?.contractName)
  const draft = { screen: 'agreementEdit', record: toSearch({ id }), fields: contractFields }
  if (!canOperate('agreementEdit')) return <ForbiddenState list="agreementList" />
  if (!contract) return <UnopenedForm query={query} draft={draft} />
  const view = <Button onClick={() => go('agreementDetail', { id })}>{t('查看合同')}</Button>
  if (!isOpen(contract)) return <ClosedForm {...draft} text={closedText(t, contract)} action={view} />
  // Read again after a refusal: what it is now, while what was typed stays.
  const now = saved ?? contract
  return (
    <>
      {!isOpen(now) && (
        <Alert
          type="warning"
          showIcon
          title={closedText(t, now)}
          description={t('您填写的内容还在这里，也保存在草稿中。')}
          action={view}
        />
      )}
      <ContractEditor key={serial} contract={contract} reopen={reopen} onImport={() => setImport('1')} />
      {isImporting && (
        <ImportMaterials
          contractId={id}
          onClose={(isChanged) => {
            // The dialog covers the form until the new lines are loaded: earlier input would be lost.
            void (isChanged ? reopen() : Promise.resolve()).then(() => setImport(''))
          }}
        />
      )}
    </>
  )
}

function isOpen(contract: ContractDetail): boolean {
  return allowedContractActions(contract).includes('update')
}

function closedText(t: Translate, { status }: ContractDetail): string {
  return t('合同现在是「{{status}}」，不能再修改。', { status: t(contractStatus.labelOf(status).label) })
}
