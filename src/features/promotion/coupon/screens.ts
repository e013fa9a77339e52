import { form, list } from '#shared/screen/screen'
import { couponEndpoints } from './endpoints'

export const couponScreens = [
  list({
    name: 'coupon',
    path: '/coupons',
    title: '优惠券',
    load: () => import('./CouponListPage'),
    query: ['promotionStatus', 'period', 'couponName'],
    drawers: ['series'],
    frontRoute: 'promotion/coupon/coupon',
    prefetch: couponEndpoints.page,
  }),
  form({
    name: 'add-coupon',
    path: '/add-coupon',
    title: '优惠券',
    load: () => import('./CouponEditPage'),
    id: ['id'],
    query: ['copy', 'renew'],
    drawers: ['series'],
    owners: ['coupon'],
  }),
  list({
    name: 'coupon-receive',
    path: '/promotions/coupon-receive',
    title: '优惠券领取记录',
    load: () => import('./ReceivedListPage'),
    query: ['couponId', 'memberCouponStatus'],
    owners: ['coupon'],
    prefetch: couponEndpoints.received,
    prefetchUnless: 'couponId',
  }),
]
