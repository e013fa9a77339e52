import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { drafts, goods } from '#features/mall/goods/api'
import { goodsFields } from '#features/mall/goods/fields'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { useSearchParam } from '#shared/useSearchParam'

const loadFacts = () => import('./GoodsDescription')
/** A table of antd that the list does without: it loads beside the record, when one is opened. */
const GoodsDescription = lazyWithRetry(() =>
  loadFacts().then(({ GoodsDescription }) => ({ default: GoodsDescription })),
)
// Below the facts, so their code may come after them.
const ActivitiesSection = lazyWithRetry(async () => ({
  default: (await import('#features/mall/activity/ActivitiesSection')).ActivitiesSection,
}))
const RecordLogSection = lazyWithRetry(async () => ({
  default: (await import('#features/procurement/recordLog/RecordLogSection')).RecordLogSection,
}))

/** A product beside the list, with its pictures, SKUs and prices, read-only: open while the address has `view`. */
export function GoodsViewer() {
  const { t } = useTranslation()
  const [id, setId] = useSearchParam(VIEW_PARAM)
  const query = useQuery({ ...goods.byId(id), enabled: id !== '', meta: IN_PLACE })
  if (id === '') return null
  loadFacts().catch(() => undefined)
  return (
    <DrawerFrame title={query.data?.goodsName || t('商品')} size={900} hasFooter={false} onClose={() => setId('')}>
      <RecordState query={query}>
        {(record) => (
          <Suspense fallback={<PageLoading />}>
            <GoodsDescription record={record} />
            <Suspense fallback={null}>
              <ActivitiesSection goodsId={record.id} />
              <RecordLogSection of={{ kind: 'GOODS', id: record.id }} fields={goodsFields} />
            </Suspense>
          </Suspense>
        )}
      </RecordState>
    </DrawerFrame>
  )
}

/** A draft or template beside its list, read-only: open while the address has `view`. */
export function DraftViewer() {
  const { t } = useTranslation()
  const [id, setId] = useSearchParam(VIEW_PARAM)
  const query = useQuery({ ...drafts.byId(id), enabled: id !== '', meta: IN_PLACE })
  if (id === '') return null
  loadFacts().catch(() => undefined)
  return (
    <DrawerFrame title={query.data?.goodsName || t('商品')} size={900} hasFooter={false} onClose={() => setId('')}>
      <RecordState query={query}>
        {(record) => (
          <Suspense fallback={<PageLoading />}>
            <GoodsDescription record={record} />
          </Suspense>
        )}
      </RecordState>
    </DrawerFrame>
  )
}
