import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { GoodsEditor } from './GoodsEditor'
import { GoodsResult, type Published } from './GoodsResult'
import { goodsForms } from './goodsEditApi'
import type { GoodsSource } from './goodsSource'

/** 发布商品: a new product, or a copy of the one in the address. */
export default function GoodsPublishPage() {
  const { t } = useTranslation()
  const [copyId, setCopyId] = useSearchParam('copyId')
  const query = useQuery({
    ...goodsForms.goods(copyId),
    enabled: copyId !== '',
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  const [copied, setCopied] = useState<GoodsSource | null>(null)
  const [published, setPublished] = useState<Published | null>(null)
  if (!copied && query.data && query.isFetchedAfterMount) setCopied({ kind: 'copy', goods: query.data })
  if (published) {
    return (
      <GoodsResult
        {...published}
        onAnother={() => {
          setCopied(null)
          setPublished(null)
          setCopyId('')
        }}
      />
    )
  }
  const place = { screen: 'goods-operation', title: t('发布商品'), onPublished: setPublished } as const
  if (copyId === '') return <GoodsEditor key="new" {...place} record="" source={{ kind: 'new' }} />
  if (copied) return <GoodsEditor key={copyId} {...place} record={`copyId=${copyId}`} source={copied} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
