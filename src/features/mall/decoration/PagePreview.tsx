import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { splitPage } from '#features/mall/decoration/model/page/pageText'
import { phoneView } from '#features/mall/decoration/phone/phoneViews'
import { siteView } from '#features/mall/decoration/site/siteViews'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { pageDatas } from './api'

/** A page beside its list, as buyers see it. */
export default function PagePreview({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...pageDatas.byId(id), meta: IN_PLACE })
  const page = query.data
  if (!page) {
    if (query.isPending) return <PageLoading />
    if (query.isError) return <ErrorState query={query} />
    return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  }
  const text = splitPage(page.pageData)
  if (!text) return <EmptyState text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  const view = page.pageClientType === 'PC' ? siteView : phoneView
  return (
    <view.Screen width={view.widths[0]?.value ?? 0} title={page.name}>
      {text.blocks.map((block) => (
        <BlockView key={block.key} view={view} text={block.text} isLive />
      ))}
    </view.Screen>
  )
}
