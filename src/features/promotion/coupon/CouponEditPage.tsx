import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { canOperate } from '#shared/navigation'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { coupons } from './api'
import { CouponForm } from './CouponForm'
import { type CouponDetail, may } from './model'

// Records show tables and charts, which forms do without.
const CouponRecord = lazyPart(() => import('./CouponRecord').then((module) => ({ default: module.CouponRecord })))

/** 店铺优惠券: a new one, a copy, one to edit, or one to look at: it runs, is over, or a full discount gives it away. */
export default function CouponEditPage() {
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({
    ...coupons.byId(source),
    enabled: source !== '',
    refetchOnMount: 'always',
    meta: IN_PLACE,
  })
  useTabTitle(id ? query.data?.couponName : t('新增'))
  const mayWrite = canOperate('coupon')
  if (source === '' && !mayWrite) return <EmptyState text={t('当前账号只能查看优惠券，不能新增')} />
  if (source === '') return <CouponForm key="new" saved={null} />
  return (
    <RecordState query={query}>
      {(saved) =>
        mayWrite && (id === '' || may(saved, 'edit')) ? (
          <Snapshot saved={saved} isFresh={query.isFetchedAfterMount} isCopy={id === ''} />
        ) : (
          <CouponRecord coupon={saved} />
        )
      }
    </RecordState>
  )
}

/** The form opens with a fresh record, and keeps it: later answers do not reach what is being typed. */
function Snapshot({ saved, isFresh, isCopy }: { saved: CouponDetail; isFresh: boolean; isCopy: boolean }) {
  const [opened, setOpened] = useState<CouponDetail | null>(null)
  if (!opened && isFresh) setOpened(saved)
  return opened && <CouponForm key={opened.id} saved={opened} isCopy={isCopy} />
}
