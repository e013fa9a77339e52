import { dayEnd, dayStart, isBeforeText } from '#domain/time'
import { activityEndpoints } from '#features/mall/activity/endpoints'
import { isInScope, type PromotionType, statusAt } from '#features/mall/activity/model'
import { usesInActivities } from '#features/mall/goods/uses/model'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { notOwn } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { readRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { goodsTables } from '#mocks/mall/goods/rows'
import { productUses } from '#mocks/mall/goods/wireRules'
import { effectOf } from './effectRules'
import { activitiesOf, findActivity, scopedProduct } from './rules'

/** What the activities of a shop have in common: the calendar, the sample cart, and their effect. */
export const area = defineArea({
  routes: [
    readRoute(activityEndpoints.list, 'activity', (call) => {
      const from = dayStart(requiredField(call, 'startDate'))
      const to = dayEnd(requiredField(call, 'endDate'))
      const goodsId = textField(call, 'goodsId')
      const products = goodsTables.goodsSkus.where('goodsId', goodsId).map(scopedProduct)
      return activitiesOf(call.account.supplierId, (row) => {
        const { startTime, endTime, rangeDayType } = row
        if (rangeDayType === 'DYNAMICTIME') return statusAt(row) !== 'CLOSE'
        return startTime !== '' && !isBeforeText(to, startTime) && !isBeforeText(endTime, from)
      }).filter((activity) => goodsId === '' || products.some((product) => isInScope(activity, product)))
    }),
    readRoute(activityEndpoints.effect, 'activity', (call) => {
      const type = requiredField(call, 'promotionType') as PromotionType
      const activity = findActivity(call.account.supplierId, type, requiredField(call, 'id'))
      if (!activity) throw notOwn()
      return effectOf(call.account.supplierId, activity)
    }),
  ],
  extends: [
    productUses.with((storeId) => {
      const live = activitiesOf(storeId, (row) => ['NEW', 'START'].includes(statusAt(row, worldNow())))
      return (goodsId) => usesInActivities(goodsId, live)
    }),
  ],
  grants: { activity: { viewedWith: ['goods', 'coupon', 'fullDiscount', 'pintuan', 'seckill'] } },
  menu: screensIn('promotion', { grant: 'activity', variants: ['material'] }, [
    [50, 'promotionCalendar', '活动日历', 'promotions/calendar', 'promotion/calendar'],
    [60, 'sampleCart', '优惠试算', 'promotions/sample-cart', 'promotion/sampleCart'],
  ]),
})
