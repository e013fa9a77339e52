import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_PAGE, splitPage } from '#features/mall/decoration/content/pageText'
import { PhoneForm } from '#features/mall/decoration/editor/PhoneForm'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { pageDatas } from './api'
import type { PageData } from './model'

/** 装修移动页面: a new page, or the one that the address names. */
export default function PhonePageEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const query = useQuery({ ...pageDatas.byId(id), enabled: id !== '', refetchOnMount: 'always', meta: IN_PLACE })
  // The editor is a snapshot of a fresh fetch.
  const [opened, setOpened] = useState<PageData | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened(query.data)
  useTabTitle(id ? query.data?.name : t('新页面'))
  if (id === '') return <PhoneForm key="new" saved={null} text={EMPTY_PAGE} />
  if (opened) return <Opened saved={opened} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}

function Opened({ saved }: { saved: PageData }) {
  const { t } = useTranslation()
  const text = splitPage(saved.pageData)
  if (!text) return <EmptyState text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  if (saved.pageClientType === 'PC') return <EmptyState text={t('这是PC页面，不能在这里修改。')} />
  return <PhoneForm saved={saved} text={text} />
}
