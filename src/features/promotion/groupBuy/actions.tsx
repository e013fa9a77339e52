import { statusOf } from '#domain/status'
import { text } from '#domain/text'
import { promotionStatuses } from '#features/mall/activity/model'
import { planActions } from '#features/promotion/plan/planActions'
import { defineActions } from '#shared/action/action'
import { groupBuys } from './api'
import type { GroupBuy } from './model'

/** The actions on a group-buy. */
export const groupBuyActions = defineActions<GroupBuy>({
  screen: 'pintuan',
  idOf: ({ id }) => `groupBuy ${id}`,
  nameOf: ({ promotionName }) => promotionName,
  stateOf: ({ promotionStatus }) => text(statusOf(promotionStatuses, promotionStatus).label),
  all: planActions({ form: 'pintuan-edit', activities: groupBuys }),
})
