import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Space } from 'antd'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contracts } from '#features/procurement/contract/api'
import { changesBetween } from '#features/procurement/contract/changes/contractChanges'
import { type ContractValues, initialValues } from '#features/procurement/contract/form/contractForm'
import type { ContractDetail } from '#features/procurement/contract/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import styles from './ContractConflict.module.css'
import { mergedValues } from './mergedValues'

const ChangesTable = lazyWithRetry(() => import('#features/procurement/contract/changes/ChangesTable'))

type Props = {
  contractId: string
  /** What the form's own changes started from. */
  opened: ContractValues
  /** Returns the form's current values. */
  read: () => ContractValues
  /** Keeps what the user changed, over what was saved: saving replaces this version. */
  onKeep: (merged: ContractValues, saved: ContractValues) => void
  /** Discards the user's values for the saved ones. */
  onTake: () => void
}

/**
 * Shows both versions of a contract after a concurrent change, and lets the user choose. Neither is lost until then.
 */
export function ContractConflict({ contractId, opened, read, onKeep, onTake }: Props) {
  const query = useQuery({ ...contracts.whole(contractId), staleTime: 0, refetchOnMount: 'always' })
  const notice = useRef<HTMLDivElement>(null)
  // It renders above a long form, but the save button that triggers it is below.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' })
    notice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      {query.isError ? (
        <ErrorState query={query} />
      ) : !query.data || query.isFetching ? (
        <PageLoading />
      ) : (
        <Versions theirs={query.data} opened={opened} read={read} onKeep={onKeep} onTake={onTake} />
      )}
    </div>
  )
}

type VersionsProps = Omit<Props, 'contractId'> & { theirs: ContractDetail }

function Versions({ theirs, opened, read, onKeep, onTake }: VersionsProps) {
  const { t } = useTranslation()
  const saved = initialValues(theirs)
  const merge = () => mergedValues(opened, read(), saved)
  const merged = merge()
  const changes = changesBetween(merged, saved)
  const others = changesBetween(read(), merged).map(({ label }) => t(label))
  return (
    <Alert
      type="warning"
      showIcon
      title={t('您打开后合同又保存过（{{time}}），可能是同事，也可能是您的另一个页面。您填写的内容仍在本页。', {
        time: theirs.updateTime,
      })}
      description={
        <>
          <Suspense fallback={<PageLoading />}>
            <ChangesTable
              caption={t('两个版本的差异')}
              changes={changes}
              mine={t('我填写的')}
              theirs={t('最新保存的')}
            />
          </Suspense>
          {others.length > 0 && <p>{t('您没有改动的内容采用最新保存的：{{names}}', { names: others.join('、') })}</p>}
          <Space>
            <Button type="primary" onClick={() => onKeep(merge(), saved)}>
              {t('保留我填写的')}
            </Button>
            <Button danger onClick={onTake}>
              {t('放弃我的修改，采用最新')}
            </Button>
          </Space>
        </>
      }
    />
  )
}
