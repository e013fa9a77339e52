import { dayAfter, serverToday } from '#domain/time'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { coupons } from './api'
import { couponFields } from './fields'
import type { Coupon } from './model'

/** Coupons that end within so many days are about to end. */
const ENDING_DAYS = 3

/** Running coupons that soon end. */
export const todos = [
  defineTodo({
    key: 'endingCoupon',
    group: 'expiry',
    label: '优惠券即将结束',
    hint: '3 天内结束的已开始优惠券',
    query: coupons.page,
    fields: couponFields,
    list: () => ({
      name: 'coupon',
      query: {
        promotionStatus: 'START',
        period: `~${dayAfter(serverToday(), ENDING_DAYS)}`,
        sort: 'endTime',
        order: 'asc',
      },
    }),
    lineOf: ({ id, couponName, promotionName, endTime }: Coupon): TodoLine => ({
      name: couponName,
      detail: promotionName,
      due: endTime.slice(0, 10),
      link: { name: 'add-coupon', query: { id } },
    }),
  }),
]
