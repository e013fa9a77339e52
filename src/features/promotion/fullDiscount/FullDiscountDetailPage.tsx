import { may } from '#features/promotion/activity/model'
import { SeriesSection } from '#features/promotion/activity/period/SeriesSection'
import { OpenedActivity } from '#features/promotion/activity/public/OpenedActivity'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { fullDiscounts } from './api'
import { FullDiscountForm } from './FullDiscountForm'
import { fullDiscountFields } from './fields'

// Records show tables and charts, which forms do without.
const FullDiscountRecord = lazyWithRetry(() =>
  import('./FullDiscountRecord').then((module) => ({ default: module.FullDiscountRecord })),
)

/** 满额活动: a new one, a copy, one to edit, or a running or ended one to look at. */
export default function FullDiscountDetailPage() {
  return (
    <OpenedActivity
      promotionType="FULL_DISCOUNT"
      fields={fullDiscountFields}
      byId={fullDiscounts.byId}
      mayEdit={(saved) => may(saved, 'edit')}
      form={(saved, isCopy) => <FullDiscountForm key={saved?.id ?? 'new'} saved={saved} isCopy={isCopy} />}
      record={(saved) => (
        <>
          <FullDiscountRecord fullDiscount={saved} />
          <SeriesSection promotionType="FULL_DISCOUNT" activities={fullDiscounts} fields={fullDiscountFields} />
        </>
      )}
    />
  )
}
