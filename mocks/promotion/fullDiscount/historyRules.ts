import { fullDiscountRequests } from '#features/promotion/fullDiscount/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { openingOf, scopeShown, skuName } from '#mocks/mall/activity/historyRules'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type FullDiscountRow, fullDiscountTables } from './rows'
import { givenCoupons } from './rules'

/** The history of full discounts. */
export const fullDiscountHistory = recordHistory<FullDiscountRow>({
  ...rowsBy(fullDiscountTables.fullDiscounts, 'storeId'),
  kind: 'FULL_DISCOUNT',
  noun: '满额活动',
  nameOf: ({ promotionName }) => promotionName,
  members: historyMembers(fullDiscountRequests.add, [
    ...(['scopeType', 'scopeId', 'promotionGoodsList'] as const),
    ...(['fullMinusFlag', 'fullMinus', 'fullRateFlag', 'fullRate'] as const),
    ...(['couponFlag', 'couponId', 'giftFlag', 'giftId', 'pointFlag', 'point'] as const),
  ]),
  told: (row) => {
    const { fullMinusFlag, fullMinus, fullRate } = row
    const coupons = givenCoupons.all().flatMap((read) => read(row.storeId, row.couponId)?.couponName ?? [])
    return {
      ...scopeShown(row),
      ...(fullMinusFlag ? { discountType: 'MINUS', fullMinus } : { discountType: 'RATE', fullRate }),
      couponId: row.couponFlag ? (coupons[0] ?? row.couponId) : '',
      gift: row.giftFlag ? skuName(row.giftId) : '',
      point: row.pointFlag ? row.point : '',
    }
  },
  actionOf: openingOf,
})
