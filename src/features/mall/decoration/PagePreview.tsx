import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { splitPage } from '#features/mall/decoration/model/pageText'
import { BlockView } from '#features/mall/decoration/phone/BlockView'
import { PhoneScreen } from '#features/mall/decoration/phone/PhoneScreen'
import { SiteScreen } from '#features/mall/decoration/site/SiteScreen'
import { SiteView } from '#features/mall/decoration/site/SiteView'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { pageDatas } from './api'

/** Widths of the screens, px; the site takes what there is. */
const PHONE = 375
const SITE = 1200

/** A page beside its list, as buyers see it. */
export default function PagePreview({ id }: { id: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...pageDatas.byId(id), meta: IN_PLACE })
  const page = query.data
  if (!page) {
    if (query.isPending) return <PageLoading />
    if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
    return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
  }
  const text = splitPage(page.pageData)
  if (!text) return <EmptyState text={t('页面的内容读不出来，不能在这里修改；可在列表中导出文件。')} />
  const isPhone = page.pageClientType !== 'PC'
  const [Screen, View] = isPhone ? [PhoneScreen, BlockView] : [SiteScreen, SiteView]
  return (
    <Screen width={isPhone ? PHONE : SITE} title={page.name}>
      {text.blocks.map((block) => (
        <View key={block.key} text={block.text} isLive />
      ))}
    </Screen>
  )
}
