import { OpenedActivity } from '#features/promotion/activity/public/OpenedActivity'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { coupons } from './api'
import { CouponForm } from './CouponForm'
import { couponFields } from './fields'
import { may } from './model'

// Records show tables and charts, which forms do without.
const CouponRecord = lazyWithRetry(() => import('./CouponRecord').then((module) => ({ default: module.CouponRecord })))

/** 店铺优惠券: a new one, a copy, one to edit, or one to look at: it runs, is over, or a full discount gives it away. */
export default function CouponEditPage() {
  return (
    <OpenedActivity
      promotionType="COUPON"
      fields={couponFields}
      byId={coupons.byId}
      mayEdit={(saved) => may(saved, 'edit')}
      form={(saved, isCopy) => <CouponForm key={saved?.id ?? 'new'} saved={saved} isCopy={isCopy} />}
      record={(saved) => <CouponRecord coupon={saved} />}
    />
  )
}
