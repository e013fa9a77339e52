import { useQueries, useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { settlements } from '#features/procurement/settlement/api'
import { settlementFields } from '#features/procurement/settlement/fields'
import { ALL, TO_CHECK } from '#features/procurement/settlement/todos'
import { firstRows } from '#shared/list/firstRows'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { ConfirmTogether } from './ConfirmTogether'
import { MAX_TOGETHER } from './checked'

/** The settlements with their lines, read before they are judged; those of before stay while they change. */
export default function TogetherRead({ wanted, onClose }: { wanted: string; onClose: () => void }) {
  const { t } = useTranslation()
  const isAll = wanted === ALL
  const query = firstRows({ query: settlements.page, fields: settlementFields }, TO_CHECK, MAX_TOGETHER)
  const list = useQuery({ ...query, enabled: isAll, meta: IN_PLACE, staleTime: Number.POSITIVE_INFINITY })
  const ids = isAll ? (list.data?.records.map(({ id }) => id) ?? []) : wanted.split(',').slice(0, MAX_TOGETHER)
  const reads = useQueries({ queries: ids.map((id) => ({ ...settlements.detail(id), meta: IN_PLACE })) })
  const failed = [...(isAll ? [list] : []), ...reads].filter(({ isError, data }) => isError && data === undefined)
  const isRead = (!isAll || list.data !== undefined) && reads.every(({ data }) => data !== undefined)
  const bills = reads.flatMap(({ data }) => data ?? [])
  const retry = () => {
    for (const read of failed) void read.refetch()
  }
  return (
    <Drawer open size={1040} title={t('一起对账')} mask={{ closable: false }} onClose={onClose}>
      {isRead ? (
        <ConfirmTogether bills={bills} total={isAll ? (list.data?.total ?? 0) : ids.length} onClose={onClose} />
      ) : failed[0] ? (
        <ErrorState error={failed[0].error} retry={retry} />
      ) : (
        <PageLoading />
      )}
    </Drawer>
  )
}
