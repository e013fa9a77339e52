import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/procurementStatus'
import { statusOf } from '#domain/status'
import type { Translate } from '#domain/text'
import { contracts } from '#features/procurement/contract/api'
import { contractFields } from '#features/procurement/contract/fields'
import { ImportMaterials } from '#features/procurement/contract/lines/ImportMaterials'
import { allowedContractActions, type ContractDetail } from '#features/procurement/contract/model'
import { go, toSearch } from '#shared/navigation'
import { ClosedForm, FailedForm } from '#shared/record/ClosedForm'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { useSearchParam } from '#shared/useSearchParam'
import { ContractEditor } from './ContractEditor'

/** 编辑合同: the form mounts with the loaded contract, a snapshot until it is saved. */
export default function ContractEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [isImporting, setImport] = useSearchParam('import')
  const { query, contract, serial, reopen } = useOpenedContract(id)
  useTabTitle(contract?.contractCode || contract?.contractName)
  const form = { screen: 'agreementEdit', record: toSearch({ id }), fields: contractFields }
  if (query.isError && !contract) return <FailedForm query={query} form={form} />
  if (!contract && query.isFetching) return <PageLoading />
  if (!contract) return <ClosedForm {...form} text={t('没有找到这条记录，它可能已被删除。')} />
  const view = <Button onClick={() => go('agreementDetail', { id })}>{t('查看合同')}</Button>
  if (!isOpen(contract)) return <ClosedForm {...form} text={closedText(t, contract)} action={view} />
  // Read again after a refusal: what it is now, while what was typed stays.
  const now = query.data ?? contract
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
  return t('合同现在是「{{status}}」，不能再修改。', { status: t(statusOf(contractStatus, status).label) })
}

/** The contract as fetched for this page: a cached version would be rejected on save. `serial` counts the fetches. */
function useOpenedContract(id: string) {
  const query = useQuery({ ...contracts.whole(id), enabled: id !== '', refetchOnMount: 'always', meta: IN_PLACE })
  const [opened, setOpened] = useState<{ contract: ContractDetail | null; serial: number } | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened({ contract: query.data, serial: 0 })
  const reopen = async () => {
    const { data, isSuccess } = await query.refetch()
    // After an error `data` is the previous response.
    if (isSuccess) setOpened((before) => ({ contract: data, serial: (before?.serial ?? 0) + 1 }))
  }
  return { query, contract: opened?.contract ?? null, serial: opened?.serial ?? 0, reopen }
}
