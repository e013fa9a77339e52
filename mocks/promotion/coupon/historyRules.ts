import { couponRequests } from '#features/promotion/coupon/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { openingOf, scopeShown } from '#mocks/mall/activity/historyRules'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type CouponRow, couponTables } from './rows'

/** The history of coupons. */
export const couponHistory = recordHistory<CouponRow>({
  ...rowsBy(couponTables.coupons, 'storeId'),
  kind: 'COUPON',
  noun: '优惠券',
  nameOf: ({ couponName }) => couponName,
  members: historyMembers(couponRequests.add, ['scopeType', 'scopeId', 'promotionGoodsList']),
  told: scopeShown,
  actionOf: openingOf,
})
