import { text } from '#domain/text'
import { activityActions } from '#features/promotion/activity/activityActions'
import { afterClosing } from '#features/promotion/activity/public/afterClosing'
import { groupBuyAdjustment } from './adjustment'
import { groupBuys } from './api'
import type { GroupBuy } from './model'

/** The actions on a group-buy. */
export const groupBuyActions = activityActions<GroupBuy>({
  promotionType: 'PINTUAN',
  activities: groupBuys,
  adjustment: groupBuyAdjustment,
  words: { close: { consequence: closing } },
})

/** Orders of groups that are not full do not outlive their group-buy. */
function closing(rows: readonly GroupBuy[]) {
  const waiting = rows.every(({ fictitious }) => fictitious)
    ? text('还没成团的已付款订单会由虚拟买家凑满，照常发货；已成团的订单不受影响。')
    : text('还没成团的已付款订单会取消并全额退款（开启虚拟成团的照常发货）；已成团的订单不受影响。')
  return text('{{waiting}}{{after}}', { waiting, after: afterClosing() })
}
