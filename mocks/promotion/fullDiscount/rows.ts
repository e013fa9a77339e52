import type { extraNames } from '#features/mall/activity/model/extra'
import type { FullDiscount } from '#features/promotion/fullDiscount/model'
import { table } from '#mocks/kernel/store/table'

/**
 * A full discount as saved; its status, the names it shows and the prices of its products are found when it is read.
 */
export type FullDiscountRow = Omit<FullDiscount, 'promotionStatus' | 'title' | (typeof extraNames)[number]> & {
  storeId: string
}

export const fullDiscountTables = { fullDiscounts: table<FullDiscountRow>() }
