import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Field } from '#domain/field'
import { type Activity, type Period, type PromotionType, toActivity } from '#features/mall/activity/model'
import { activityKinds } from '#features/mall/activity/model/kind'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { ResourceMutation, ResourceQuery } from '#shared/resource'
import { useSearchParam } from '#shared/useSearchParam'

const SeriesDialog = lazyWithRetry(() => import('./SeriesDialog').then((module) => ({ default: module.SeriesDialog })))

type Props<Detail> = {
  promotionType: PromotionType
  activities: {
    byId: ResourceQuery<string, Detail | null>
    copy: ResourceMutation<{ id: string; period: Period; name: string }, void>
  }
  /** Of its kind. */
  fields: { promotionName: Field; couponName?: Field }
}

/** The copies of an activity in several periods: open while the address has `series`. */
export function SeriesSection<Detail extends Partial<Activity>>({ promotionType, activities, fields }: Props<Detail>) {
  const [id, setId] = useSearchParam('series')
  const { data } = useQuery({ ...activities.byId(id), enabled: id !== '' })
  if (id === '' || !data) return null
  return (
    <Suspense fallback={null}>
      <SeriesDialog
        activity={toActivity({ ...data, promotionType })}
        create={activities.copy}
        nameField={fields[activityKinds[promotionType].name] ?? fields.promotionName}
        onClose={() => setId('')}
      />
    </Suspense>
  )
}
