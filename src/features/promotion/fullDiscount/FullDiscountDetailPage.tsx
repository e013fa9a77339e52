import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may } from '#features/promotion/plan/model'
import { lazyPart } from '#shared/lazyPart'
import { canOperate } from '#shared/navigation'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { fullDiscounts } from './api'
import { FullDiscountForm } from './FullDiscountForm'
import { FullDiscountSeries } from './FullDiscountSeries'
import type { FullDiscountDetail } from './model'

// Records show tables and charts, which forms do without.
const FullDiscountRecord = lazyPart(() =>
  import('./FullDiscountRecord').then((module) => ({ default: module.FullDiscountRecord })),
)

/** 满额活动: a new one, a copy, one to edit, or a running or ended one to look at. */
export default function FullDiscountDetailPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({
    ...fullDiscounts.byId(source),
    enabled: source !== '',
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  useTabTitle(id ? query.data?.promotionName : t('新增'))
  const mayWrite = canOperate('full-cut')
  if (id === '' && !mayWrite)
    return <EmptyState text={t('当前账号没有打开此页面的权限。请联系企业管理员为您的角色开通。')} />
  if (source === '') return <FullDiscountForm key="new" saved={null} />
  return (
    <RecordState query={query}>
      {(saved) =>
        id === '' || (may(saved, 'edit') && mayWrite) ? (
          <Snapshot saved={saved} isFresh={query.isFetchedAfterMount} isCopy={id === ''} />
        ) : (
          <>
            <FullDiscountRecord fullDiscount={saved} />
            <FullDiscountSeries />
          </>
        )
      }
    </RecordState>
  )
}

/** The form opens with a fresh record, and keeps it: later answers do not reach what is being typed. */
function Snapshot({ saved, isFresh, isCopy }: { saved: FullDiscountDetail; isFresh: boolean; isCopy: boolean }) {
  const [opened, setOpened] = useState<FullDiscountDetail | null>(null)
  if (!opened && isFresh) setOpened(saved)
  return opened && <FullDiscountForm key={opened.id} saved={opened} isCopy={isCopy} />
}
