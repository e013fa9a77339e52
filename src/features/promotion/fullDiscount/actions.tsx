import { statusOf } from '#domain/status'
import { text } from '#domain/text'
import { promotionStatuses } from '#features/mall/activity/model'
import { planActions } from '#features/promotion/plan/planActions'
import { defineActions } from '#shared/action/action'
import { fullDiscounts } from './api'
import type { FullDiscount } from './model'

/** The actions on a full discount. */
export const fullDiscountActions = defineActions<FullDiscount>({
  screen: 'full-cut',
  idOf: ({ id }) => `fullDiscount ${id}`,
  nameOf: ({ promotionName }) => promotionName,
  stateOf: ({ promotionStatus }) => text(statusOf(promotionStatuses, promotionStatus).label),
  all: planActions({ form: 'full-discount-detail', activities: fullDiscounts }),
})
