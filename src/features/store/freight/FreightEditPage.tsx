import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { templates } from './api'
import { FreightForm } from './FreightForm'
import type { FreightTemplate } from './model'

/** 运费模板: a new one, a copy of another, or the one that the address names. The form is a snapshot of a fresh fetch. */
export default function FreightEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({
    ...templates.byId(source),
    enabled: source !== '',
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  const [opened, setOpened] = useState<FreightTemplate | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened(query.data)
  useTabTitle(id ? opened?.name : t('新增'))
  if (source === '') return <FreightForm key="new" template={null} />
  if (opened) return <FreightForm key={source} template={opened} isCopy={id === ''} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
