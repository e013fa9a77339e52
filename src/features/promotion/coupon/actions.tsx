import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { activityFields } from '#features/mall/activity/fields'
import { type Period, periodErrors } from '#features/mall/activity/model'
import { defineActions, drawerAction, linkAction, mutationAction } from '#shared/action/action'
import { coupons } from './api'
import { type Coupon, may } from './model'

/** The actions on a coupon. */
export const couponActions = defineActions<Coupon>({
  screen: 'coupon',
  idOf: ({ id }) => `coupon ${id}`,
  nameOf: ({ couponName }) => couponName,
  all: [
    linkAction({
      key: 'edit',
      label: '编辑',
      isWrite: true,
      isAllowed: (row) => may(row, 'edit'),
      go: ({ id }) => ({ name: 'add-coupon', query: { id } }),
    }),
    mutationAction({
      key: 'open',
      label: '开启',
      isAllowed: (row) => may(row, 'open'),
      mutation: coupons.open,
      argOf: ({ id }, period: Period) => ({ id, period }),
      question: ({ couponName }) => text('开启优惠券 {{name}}？', { name: couponName }),
      consequence: text('到开始时间后买家可以领取；关闭时作废的已领取券不会恢复。'),
      asks: {
        fields: activityFields,
        names: ['startTime', 'endTime'],
        // Closing deleted the period: none is guessed, or an activity of next month would run tonight.
        initial: () => ({ startTime: '', endTime: '' }),
        validate: (period) => periodErrors(period),
        refusals: [
          [/起始时间/, 'startTime'],
          [/结束时间/, 'endTime'],
        ],
      },
      done: ({ couponName }) => text('已开启优惠券 {{name}}', { name: couponName }),
    }),
    mutationAction({
      key: 'close',
      label: '关闭',
      isDanger: true,
      isAllowed: (row) => may(row, 'close'),
      mutation: coupons.close,
      argOf: ({ id }) => id,
      question: ({ couponName }) => text('关闭优惠券 {{name}}？', { name: couponName }),
      consequence: text(
        '买家不能再领取，已领取未使用的券作废，重新开启也不会恢复；活动时间被清空，重新开启时要重填。已使用的订单不受影响。',
      ),
      done: ({ couponName }) => text('已关闭优惠券 {{name}}', { name: couponName }),
      batch: {
        label: '批量关闭',
        question: (count) => text('关闭 {{count}} 张优惠券？', { count }),
        consequence: text(
          '买家不能再领取，已领取未使用的券作废，重新开启也不会恢复；活动时间被清空，重新开启时要重填。已使用的订单不受影响。',
        ),
      },
    }),
    linkAction({
      key: 'received',
      label: '领取记录',
      go: ({ id }) => ({ name: 'coupon-receive', query: { couponId: id } }),
    }),
    linkAction({
      key: 'copy',
      label: '复制',
      isWrite: true,
      icon: <CopyOutlined aria-hidden="true" />,
      go: ({ id }) => ({ name: 'add-coupon', query: { copy: id } }),
    }),
    drawerAction({
      key: 'series',
      label: '复制到多个时间',
      isAllowed: ({ rangeDayType }) => rangeDayType !== 'DYNAMICTIME',
      open: ({ id }) => ({ series: id }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: (row) => may(row, 'delete'),
      mutation: coupons.remove,
      argOf: ({ id }) => id,
      question: ({ couponName }) => text('删除优惠券 {{name}}？', { name: couponName }),
      consequence: text('删除后不能恢复，已领取未使用的券作废；已使用的订单不受影响。'),
      done: ({ couponName }) => text('已删除优惠券 {{name}}', { name: couponName }),
    }),
  ],
})
