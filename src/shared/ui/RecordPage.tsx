import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLoading } from './PageLoading'
import styles from './RecordPage.module.css'
import { EmptyState, ErrorState } from './states'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** Tells an answer that holds no record (null, an empty object) from one that does. */
  isThere: (data: Data) => boolean
  children: (data: NonNullable<Data>) => ReactNode
}

/** A page about one record: waits in its place, says when there is none, fails with a retry. */
export function RecordPage<Data>({ query, isThere, children }: Props<Data>) {
  const { t } = useTranslation()
  // A query that never starts was given nothing to look for.
  if (query.isPending && query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const { data } = query
  if (data === undefined || data === null || !isThere(data))
    return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  return <div className={styles.page}>{children(data)}</div>
}
