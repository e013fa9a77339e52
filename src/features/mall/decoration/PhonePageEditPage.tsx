import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_PAGE, splitPage } from '#features/mall/decoration/content/pageText'
import { PhoneForm } from '#features/mall/decoration/editor/PhoneForm'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { EmptyState } from '#shared/ui/states'
import { pageDatas } from './api'
import type { PageData } from './model'

/** 装修移动页面: a new page, or the one that the address names. */
export default function PhonePageEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const query = useQuery({ ...pageDatas.byId(id), enabled: id !== '', refetchOnMount: 'always', meta: IN_PLACE })
  useTabTitle(id ? query.data?.name : t('新页面'))
  if (id === '') return <PhoneForm key="new" saved={null} text={EMPTY_PAGE} />
  return (
    <RecordState query={query}>
      {(saved) => <Snapshot key={saved.id} saved={saved} isFresh={query.isFetchedAfterMount} />}
    </RecordState>
  )
}

/** The editor opens with a fresh page, and keeps it: later answers do not reach what is being edited. */
function Snapshot({ saved, isFresh }: { saved: PageData; isFresh: boolean }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<PageData | null>(null)
  if (!opened && isFresh) setOpened(saved)
  if (!opened) return null
  const text = splitPage(opened.pageData)
  if (!text) return <EmptyState text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  if (opened.pageClientType === 'PC') return <EmptyState text={t('这是PC页面，不能在这里修改。')} />
  return <PhoneForm saved={opened} text={text} />
}
