import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reads } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import styles from './RecordPage.module.css'

type Props<Data> = {
  /** Reads the one record that the tab is about; null when there is none. */
  resource: Reads<string, Data | null>
  /** Names the record in the tab, the breadcrumb and the document title. */
  title: (record: Data) => string
  children: (record: Data) => ReactNode
}

/** A page about the record its tab is about: waits in its place, says when there is none, fails with a retry. */
export function RecordPage<Data>({ resource, title, children }: Props<Data>) {
  const { t } = useTranslation()
  const { identity } = useTab()
  const id = identity[0] ?? ''
  const query = useQuery({ ...resource(id), enabled: id !== '' })
  const { data } = query
  useTabTitle(data ? title(data) : undefined)
  // A query that never starts was given nothing to look for.
  if (query.isPending && query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError && data === undefined) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  if (data === undefined || data === null) return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  return <div className={styles.page}>{children(data)}</div>
}
