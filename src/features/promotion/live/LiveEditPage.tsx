import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StudioForm } from '#features/promotion/live/room/StudioForm'
import { StudioRecord } from '#features/promotion/live/room/StudioRecord'
import { canOperate } from '#shared/navigation'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { ForbiddenState } from '#shared/ui/error/ForbiddenState'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { studios } from './api'
import { isEditable, type StudioDetail } from './model'

/**
 * 直播间: a new one, a copy of another, or the one that the address names; once started, or without the right to change
 * it, it is read-only.
 */
export default function LiveEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({ ...studios.byId(source), enabled: source !== '', refetchOnMount: 'always', meta: IN_PLACE })
  // The form is a snapshot of a fresh fetch.
  const [opened, setOpened] = useState<StudioDetail | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened(query.data)
  useTabTitle(id ? opened?.name : t('新增'))
  const mayWrite = canOperate('live')
  if (id === '' && !mayWrite) return <ForbiddenState list="live" />
  if (source === '') return <StudioForm key="new" studio={null} />
  const isReadOnly = opened !== null && id !== '' && !(mayWrite && isEditable(opened))
  if (isReadOnly && query.data) return <StudioRecord studio={query.data} />
  if (opened && !isReadOnly) return <StudioForm key={source} studio={opened} isCopy={id === ''} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
