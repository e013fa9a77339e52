import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsDetail } from '#features/mall/goods/model'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { GoodsEditor } from './GoodsEditor'
import { goodsForms } from './goodsEditApi'

/** 编辑商品: edits a product; the form is a snapshot of a fresh fetch. */
export default function GoodsEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const query = useQuery({ ...goodsForms.goods(id), enabled: id !== '', refetchOnMount: 'always', meta: IN_PLACE })
  const [goods, setGoods] = useState<GoodsDetail | null>(null)
  if (!goods && query.data && query.isFetchedAfterMount) setGoods(query.data)
  useTabTitle(goods?.goodsName)
  if (goods) {
    return (
      <GoodsEditor
        screen="goods-operation-edit"
        record={`id=${id}`}
        title={t('商品 {{name}}', { name: goods.goodsName })}
        source={{ kind: 'edit', goods }}
        onPublished={() => undefined}
      />
    )
  }
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
