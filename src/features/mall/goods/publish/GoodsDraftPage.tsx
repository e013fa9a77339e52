import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drafts } from '#features/mall/goods/api'
import type { DraftDetail } from '#features/mall/goods/model'
import { go } from '#shared/navigation'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { GoodsEditor } from './GoodsEditor'
import { GoodsResult, type Published } from './GoodsResult'

/** 编辑草稿 and 编辑模板: the form starts from the stored draft or template, which can be saved again or published. */
export default function GoodsDraftPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [goods, setGoods] = useState<DraftDetail | null>(null)
  const [published, setPublished] = useState<Published | null>(null)
  // Fetches once: the form is a snapshot, and the draft may be deleted once it is published.
  const enabled = id !== '' && goods === null
  const query = useQuery({ ...drafts.byId(id), enabled, refetchOnMount: 'always', meta: IN_PLACE })
  if (!goods && query.data && query.isFetchedAfterMount) setGoods(query.data)
  useTabTitle(goods?.goodsName)
  if (published) return <GoodsResult {...published} onAnother={() => go('goods-operation')} />
  if (goods) {
    const isTemplate = goods.saveType === 'TEMPLATE'
    const name = { name: goods.goodsName }
    return (
      <GoodsEditor
        screen={isTemplate ? 'goods-template-operation-edit' : 'goods-draft-operation-edit'}
        record={`draftId=${id}`}
        title={isTemplate ? t('商品模板 {{name}}', name) : t('商品草稿 {{name}}', name)}
        source={{ kind: 'draft', goods }}
        onPublished={setPublished}
      />
    )
  }
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
