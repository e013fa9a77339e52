import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may } from '#features/promotion/plan/model'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { groupBuys } from './api'
import { GroupBuyForm } from './GroupBuyForm'
import type { GroupBuyDetail } from './model'

/** 新增拼团: a new group-buy, a copy, or one that does not run. */
export default function GroupBuyEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({
    ...groupBuys.byId(source),
    enabled: source !== '',
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  useTabTitle(id ? query.data?.promotionName : t('新增'))
  if (source === '') return <GroupBuyForm key="new" saved={null} />
  return (
    <RecordState query={query}>
      {(saved) => <Snapshot saved={saved} isFresh={query.isFetchedAfterMount} isCopy={id === ''} />}
    </RecordState>
  )
}

/** The form opens with a fresh record, and keeps it: later answers do not reach what is being typed. */
function Snapshot({ saved, isFresh, isCopy }: { saved: GroupBuyDetail; isFresh: boolean; isCopy: boolean }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<GroupBuyDetail | null>(null)
  if (!opened && isFresh) setOpened(saved)
  if (!opened) return null
  if (!isCopy && !may(opened, 'edit')) return <EmptyState text={t('当前活动已开始/结束，无法编辑！')} />
  return <GroupBuyForm key={opened.id} saved={opened} isCopy={isCopy} />
}
