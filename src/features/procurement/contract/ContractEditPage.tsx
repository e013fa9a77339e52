import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { go } from '#shared/navigation'
import { useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { contracts } from './api'
import { ContractEditor } from './ContractEditor'
import { ImportMaterials } from './ImportMaterials'
import { type ContractDetail, contractActions } from './model'

/** 编辑合同: the form mounts with the contract as it was read, and is a snapshot until it is saved. */
export default function ContractEditPage() {
  const { t } = useTranslation()
  const id = useSearchParams()[0].get('id') ?? ''
  const [isImporting, setImport] = useSearchParam('import')
  const query = useQuery({ ...contracts.whole(id), enabled: id !== '', refetchOnMount: 'always' })
  const [opened, setOpened] = useState<{ contract: ContractDetail; serial: number } | null>(null)
  // Only what was read for this page: a cached version would be refused when it is saved.
  if (!opened && query.data && query.isFetchedAfterMount) setOpened({ contract: query.data, serial: 0 })
  const current = opened?.contract
  useTabTitle(current?.contractCode || current?.contractName)
  const reopen = async () => {
    const { data, isSuccess } = await query.refetch()
    // After a failure it would be what was read before.
    if (isSuccess) setOpened((before) => ({ contract: data, serial: (before?.serial ?? 0) + 1 }))
  }
  if (query.isError && !current) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (!current && query.isFetching) return <PageLoading />
  if (!opened || !current?.id) return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  if (!contractActions(current).includes('update')) {
    return (
      <EmptyState
        text={t('合同在当前状态下不能修改。')}
        action={<Button onClick={() => go('agreementDetail', { id })}>{t('查看合同')}</Button>}
      />
    )
  }
  return (
    <>
      <ContractEditor key={opened.serial} contract={current} reopen={reopen} onImport={() => setImport('1')} />
      {isImporting && (
        <ImportMaterials
          contractId={id}
          onClose={(isChanged) => {
            // It covers the form until the new lines are in it: what is typed before would be lost.
            void (isChanged ? reopen() : Promise.resolve()).then(() => setImport(''))
          }}
        />
      )}
    </>
  )
}
