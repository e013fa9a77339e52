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
  shown: (row) => {
    const { promotionName, startTime, endTime, description, fullMoney, fullMinusFlag, fullMinus, fullRate } = row
    const coupons = givenCoupons.all().flatMap((read) => read(row.storeId, row.couponId)?.couponName ?? [])
    return {
      ...{ promotionName, startTime, endTime, ...scopeShown(row), fullMoney },
      ...(fullMinusFlag ? { discountType: 'MINUS', fullMinus } : { discountType: 'RATE', fullRate }),
      freeFreightFlag: row.freeFreightFlag,
      couponId: row.couponFlag ? (coupons[0] ?? row.couponId) : '',
      gift: row.giftFlag ? skuName(row.giftId) : '',
      point: row.pointFlag ? row.point : '',
      description,
    }
  },
  actionOf: openingOf,
})
