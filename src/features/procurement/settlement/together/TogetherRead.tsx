import { useQueries, useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settlements } from '#features/procurement/settlement/api'
import { settlementFields } from '#features/procurement/settlement/fields'
import { ALL, TO_CHECK } from '#features/procurement/settlement/todos'
import { firstRows } from '#shared/list/firstRows'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { useFreshOnce } from '#shared/useFreshOnce'
import { ConfirmTogether } from './ConfirmTogether'
import { MAX_TOGETHER } from './checked'

type Props = { wanted: string; onClose: () => void }

/** Which settlements: those named, or the oldest that wait as it opens. */
export default function TogetherRead({ wanted, onClose }: Props) {
  const { t } = useTranslation()
  const isAll = wanted === ALL
  const query = firstRows({ query: settlements.page, fields: settlementFields }, TO_CHECK, MAX_TOGETHER)
  const list = useQuery({ ...query, enabled: isAll, meta: IN_PLACE, refetchOnMount: 'always' })
  const isListed = useFreshOnce({ ...list, isStale: true })
  const [ids, setIds] = useState(() => (isAll ? null : wanted.split(',').slice(0, MAX_TOGETHER)))
  // Once confirmed they leave the list, but not the drawer.
  if (ids === null && isListed && list.data) setIds(list.data.records.map(({ id }) => id))
  return (
    <Drawer open size={1040} title={t('一起对账')} mask={{ closable: false }} onClose={onClose}>
      {ids ? (
        <Lines ids={ids} total={isAll ? (list.data?.total ?? 0) : ids.length} onClose={onClose} />
      ) : list.isError ? (
        <ErrorState query={list} />
      ) : (
        <PageLoading />
      )}
    </Drawer>
  )
}

/** The settlements with their lines, never from the cache: the supplier signs for what he sees here. */
function Lines({ ids, total, onClose }: { ids: readonly string[]; total: number; onClose: () => void }) {
  const reads = useQueries({
    queries: ids.map((id) => ({ ...settlements.detail(id), meta: IN_PLACE, refetchOnMount: 'always' as const })),
  })
  const failed = reads.filter(({ isError, data }) => isError && data === undefined)
  const isRead = useFreshOnce({
    data: reads.every(({ data }) => data !== undefined) ? reads : undefined,
    isStale: true,
    isFetching: reads.some(({ isFetching }) => isFetching),
    isError: failed.length > 0,
  })
  const retry = () => {
    for (const read of failed) void read.refetch()
  }
  if (isRead)
    return <ConfirmTogether settlements={reads.flatMap(({ data }) => data ?? [])} total={total} onClose={onClose} />
  return failed[0] ? <ErrorState error={failed[0].error} retry={retry} /> : <PageLoading />
}
