import type { ComponentProps } from 'react'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import { OpenedRecord } from '#shared/record/OpenedRecord'

type Props<Saved extends object> = ComponentProps<typeof OpenedRecord<Saved>> & { promotionType: PromotionType }

/** The page of an activity: a new one, a copy, one to edit, or one to look at; with what buyers no longer get of it. */
export function OpenedSection<Saved extends Partial<Activity>>({ promotionType, ...props }: Props<Saved>) {
  return (
    <OpenedRecord<Saved>
      {...props}
      above={(saved) => <FaultsSection activity={toActivity({ ...saved, promotionType })} />}
    />
  )
}
