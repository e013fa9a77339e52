import { extrasShown, shownMembers, toExtras } from '#features/mall/activity/model/extra'
import { fullDiscountRequests } from '#features/promotion/fullDiscount/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { openingOf, scopeShown, skuName } from '#mocks/mall/activity/historyRules'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type FullDiscountRow, fullDiscountTables } from './rows'
import { givenCoupon } from './rules'

/** The history of full discounts. */
export const fullDiscountHistory = recordHistory<FullDiscountRow>({
  ...rowsBy(fullDiscountTables.fullDiscounts, 'storeId'),
  kind: 'FULL_DISCOUNT',
  noun: '满额活动',
  nameOf: ({ promotionName }) => promotionName,
  members: historyMembers(fullDiscountRequests.add, [
    ...(['scopeType', 'scopeId', 'promotionGoodsList'] as const),
    ...(['fullMinusFlag', 'fullMinus', 'fullRateFlag', 'fullRate'] as const),
    ...shownMembers,
  ]),
  told: (row) => {
    const { fullMinusFlag, fullMinus, fullRate } = row
    const names = {
      couponName: givenCoupon(row.storeId, row.couponId)?.couponName ?? '',
      giftSkuName: skuName(row.giftId),
    }
    return {
      ...scopeShown(row),
      ...(fullMinusFlag ? { discountType: 'MINUS', fullMinus } : { discountType: 'RATE', fullRate }),
      ...extrasShown(toExtras({ ...row, ...names })),
    }
  },
  actionOf: openingOf,
})
