import type { ComponentProps } from 'react'
import type { Fields } from '#domain/field'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import { activityKinds } from '#features/mall/activity/model/kind'
import { OpenedRecord } from '#shared/record/OpenedRecord'

type Props<Saved extends object> = Omit<ComponentProps<typeof OpenedRecord<Saved>>, 'list' | 'draft' | 'title'> & {
  promotionType: PromotionType
  fields: Fields
}

/** The page of an activity: a new one, a copy, one to edit, or one to look at; with what buyers no longer get of it. */
export function OpenedActivity<Saved extends Partial<Activity>>({ promotionType, fields, ...props }: Props<Saved>) {
  const { screens, name } = activityKinds[promotionType]
  return (
    <OpenedRecord<Saved>
      {...props}
      list={screens.list}
      draft={{ screen: screens.form, fields }}
      title={(saved) => saved[name] ?? ''}
      above={(saved) => <FaultsSection activity={toActivity({ ...saved, promotionType })} />}
    />
  )
}
