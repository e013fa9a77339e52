import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import styles from './RecordState.module.css'

type Props<Data> = { query: UseQueryResult<Data | null>; children: (record: Data) => ReactNode }

/**
 * Renders a record once loaded; handles loading, not found, and failure with retry. A failed refetch keeps the record.
 */
export function RecordState<Data>({ query, children }: Props<Data>) {
  const { t } = useTranslation()
  const { data } = query
  // A disabled query has no id to look up.
  if (query.isPending && query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError && data === undefined) return <ErrorState query={query} />
  if (data === undefined || data === null) return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  return <div className={styles.page}>{children(data)}</div>
}
