import { field } from '#domain/field'
import { activityFields, costShareField, effectFields } from '#features/mall/activity/fields'

/** What an activity of a month cost and brought. */
export const resultFields = {
  promotionName: { ...activityFields.promotionName, width: 256 },
  promotionType: activityFields.promotionType,
  promotionStatus: { ...activityFields.promotionStatus, width: 84 },
  startTime: activityFields.startTime,
  endTime: activityFields.endTime,
  discountPrice: { ...effectFields.discountPrice, width: 110 },
  orders: { ...effectFields.orders, width: 78 },
  buyers: { ...effectFields.buyers, width: 78 },
  flowPrice: { ...effectFields.flowPrice, width: 110 },
  costShare: costShareField,
  documents: field('text', '单据', { width: 116 }),
} as const
