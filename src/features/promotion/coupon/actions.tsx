import { statusOf } from '#domain/status'
import { text } from '#domain/text'
import { promotionStatuses } from '#features/mall/activity/model'
import { activityActions } from '#features/promotion/plan/planActions'
import { defineActions, linkAction } from '#shared/action/action'
import { coupons } from './api'
import { type Coupon, may } from './model'

const CLOSING = text(
  '买家不能再领取，已领取未使用的券作废，重新开启也不会恢复；进行过的时间和效果会保留，重新开启时要选新的时间。已使用的订单不受影响。',
)
const DELETING = text('删除后不能恢复，已领取未使用的券作废；已使用的订单不受影响。')

const { edit, open, close, copy, series, remove } = activityActions<Coupon>({
  form: 'add-coupon',
  may,
  activities: coupons,
  words: {
    open: {
      question: ({ couponName }) => text('开启优惠券 {{name}}？', { name: couponName }),
      consequence: text('到开始时间后买家可以领取；关闭时作废的已领取券不会恢复。'),
      done: ({ couponName }) => text('已开启优惠券 {{name}}', { name: couponName }),
    },
    close: {
      question: ({ couponName }) => text('关闭优惠券 {{name}}？', { name: couponName }),
      consequence: CLOSING,
      done: ({ couponName }) => text('已关闭优惠券 {{name}}', { name: couponName }),
      batch: {
        label: '批量关闭',
        question: (count) => text('关闭 {{count}} 张优惠券？', { count }),
        consequence: CLOSING,
      },
    },
    remove: {
      question: ({ couponName }) => text('删除优惠券 {{name}}？', { name: couponName }),
      consequence: DELETING,
      done: ({ couponName }) => text('已删除优惠券 {{name}}', { name: couponName }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 张优惠券？', { count }),
        consequence: DELETING,
      },
    },
  },
})

/** The actions on a coupon. */
export const couponActions = defineActions<Coupon>({
  screen: 'coupon',
  idOf: ({ id }) => `coupon ${id}`,
  nameOf: ({ couponName }) => couponName,
  stateOf: ({ promotionStatus }) => text(statusOf(promotionStatuses, promotionStatus).label),
  all: [
    edit,
    open,
    close,
    linkAction({
      key: 'received',
      label: '领取记录',
      go: ({ id }) => ({ name: 'coupon-receive', query: { couponId: id } }),
    }),
    copy,
    { ...series, isAllowed: ({ rangeDayType }) => rangeDayType !== 'DYNAMICTIME' },
    remove,
  ],
})
