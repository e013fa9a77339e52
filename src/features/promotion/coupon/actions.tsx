import { text } from '#domain/text'
import { activityActions } from '#features/promotion/activity/activityActions'
import { afterClosing } from '#features/promotion/activity/public/afterClosing'
import { linkAction } from '#shared/action/action'
import { couponAdjustment } from './adjustment'
import { coupons } from './api'
import { type Coupon, may } from './model'
import { unusedText } from './words'

/** What is left of a coupon that counts from its receipt: it has no period, and is opened by its form. */
const AFTER_DAYS = text('有效天数会清空，编辑时重新填写即可再次开启。')

/** The actions on a coupon. */
export const couponActions = activityActions<Coupon>({
  promotionType: 'COUPON',
  may,
  activities: coupons,
  adjustment: couponAdjustment,
  words: {
    open: {
      question: (name) => text('开启优惠券 {{name}}？', { name }),
      consequence: text('到开始时间后买家可以领取；关闭时作废的已领取券不会恢复。'),
      done: (name) => text('已开启优惠券 {{name}}', { name }),
    },
    close: {
      question: (name) => text('关闭优惠券 {{name}}？', { name }),
      consequence: (rows) =>
        text('{{unused}}买家不能再领取，已使用的订单不受影响。{{after}}', {
          unused: unusedText(rows),
          after: rows.every(({ rangeDayType }) => rangeDayType === 'DYNAMICTIME') ? AFTER_DAYS : afterClosing(),
        }),
      done: (name) => text('已关闭优惠券 {{name}}', { name }),
      batch: { question: (count) => text('关闭 {{count}} 张优惠券？', { count }) },
    },
    remove: {
      question: (name) => text('删除优惠券 {{name}}？', { name }),
      consequence: (rows) =>
        text('{{unused}}优惠券删除后不能恢复；已使用的订单不受影响。', { unused: unusedText(rows) }),
      done: (name) => text('已删除优惠券 {{name}}', { name }),
      batch: { question: (count) => text('删除 {{count}} 张优惠券？', { count }) },
    },
  },
  links: [
    linkAction({
      key: 'received',
      label: '领取记录',
      go: ({ id }) => ({ name: 'coupon-receive', query: { couponId: id } }),
    }),
  ],
})
