import { openingOf, scopeShown } from '#mocks/mall/activity/historyRules'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type CouponRow, couponTables } from './rows'

/** The history of coupons. */
export const couponHistory = recordHistory<CouponRow>({
  ...rowsBy(couponTables.coupons, 'storeId'),
  kind: 'COUPON',
  noun: '优惠券',
  nameOf: ({ couponName }) => couponName,
  shown: (row) => {
    const { promotionName, couponName, couponType, price, couponDiscount, consumeThreshold, getType } = row
    const { publishNum, couponLimitNum, rangeDayType, startTime, endTime, effectiveDays, description } = row
    return {
      ...{ promotionName, couponName, couponType, price, couponDiscount, consumeThreshold, getType },
      ...{ publishNum, couponLimitNum, rangeDayType, startTime, endTime, effectiveDays },
      ...{ ...scopeShown(row), description },
    }
  },
  actionOf: openingOf,
})
