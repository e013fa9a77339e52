import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/coupons',
    account: 'haichuan',
    shows: rowOf('优惠券'),
    menu: ['优惠券', '促销管理'],
  },
  {
    path: '/add-coupon',
    account: 'haichuan',
    query: queryOf('/api/store/promotion/coupon?promotionStatus=END'),
    shows: headingOf('活动效果'),
    menu: ['优惠券', '促销管理'],
  },
  {
    path: '/promotions/coupon-receive',
    account: 'haichuan',
    shows: rowOf('优惠券领取记录'),
    menu: ['优惠券', '促销管理'],
  },
]
