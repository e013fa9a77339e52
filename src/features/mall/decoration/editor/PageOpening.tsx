import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pageDatas } from '#features/mall/decoration/api'
import { splitPage } from '#features/mall/decoration/content/pageText'
import type { PageData } from '#features/mall/decoration/model'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { loadDraft } from '#shared/drafts'
import { IN_PLACE } from '#shared/resource'
import { useSession } from '#shared/session'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { newPage } from './newPage'
import { PageForm } from './PageForm'

/** The editor of a new page, or of the one that the address names. */
export function PageOpening({ kit }: { kit: PageKit }) {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const query = useQuery({ ...pageDatas.byId(id), enabled: id !== '', refetchOnMount: 'always', meta: IN_PLACE })
  // The editor is a snapshot of a fresh fetch.
  const [opened, setOpened] = useState<PageData | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened(query.data)
  useTabTitle(id ? query.data?.name : t('新页面'))
  const [added] = useState(() => newPage(kit))
  if (id === '') return <PageForm key="new" kit={kit} saved={null} text={added} />
  if (opened) return <Opened kit={kit} saved={opened} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <Gone kit={kit} id={id} />
}

function Opened({ kit, saved }: { kit: PageKit; saved: PageData }) {
  const { t } = useTranslation()
  const text = splitPage(saved.pageData)
  if (!text) return <EmptyState text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  if (saved.pageClientType !== kit.client) {
    return (
      <EmptyState
        text={kit.client === 'H5' ? t('这是PC页面，不能在这里修改。') : t('这是手机页面，不能在这里修改。')}
      />
    )
  }
  return <PageForm kit={kit} saved={saved} text={text} />
}

/** A page that is not there (any more): what was typed into it is not lost. */
function Gone({ kit, id }: { kit: PageKit; id: string }) {
  const { t } = useTranslation()
  const userId = useSession().user?.userId ?? ''
  const [text] = useState(() => newPage(kit))
  const draft = useQuery({
    queryKey: ['draft', kit.editor, id, userId],
    queryFn: async () => (await loadDraft({ userId, screen: kit.editor, record: `id=${id}` })) !== null,
    gcTime: 0,
  })
  if (draft.isPending) return <PageLoading />
  if (draft.data) return <PageForm kit={kit} saved={null} text={text} lostId={id} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
