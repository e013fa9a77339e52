import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { activityFields } from '#features/mall/activity/fields'
import { type Period, type PromotionStatus, periodErrors } from '#features/mall/activity/model'
import { type Action, drawerAction, linkAction, mutationAction } from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'
import { may } from './model'

type Row = { id: string; promotionName: string; promotionStatus: PromotionStatus }

/** What differs between the kinds that are edited, opened and closed alike. */
type Kind = {
  /** The screen of the form. */
  form: 'full-discount-detail' | 'pintuan-edit'
  activities: {
    open: ResourceMutation<{ id: string; period: Period }, void>
    close: ResourceMutation<string, void>
    remove: ResourceMutation<string, void>
  }
}

/** The actions on a full discount or a group-buy. */
export function planActions<Of extends Row>({ form, activities }: Kind): Action<Of>[] {
  return [
    linkAction({
      key: 'edit',
      label: '编辑',
      isWrite: true,
      isAllowed: (row) => may(row, 'edit'),
      go: ({ id }) => ({ name: form, query: { id } }),
    }),
    mutationAction({
      key: 'open',
      label: '开启',
      isAllowed: (row) => may(row, 'open'),
      mutation: activities.open,
      argOf: ({ id }, period: Period) => ({ id, period }),
      question: ({ promotionName }) => text('开启活动 {{name}}？', { name: promotionName }),
      consequence: text('到开始时间后，买家下单即按活动优惠。'),
      asks: {
        fields: activityFields,
        names: ['startTime', 'endTime'],
        // Closing deleted the period: none is guessed, or an activity of next month would run tonight.
        initial: () => ({ startTime: '', endTime: '' }),
        validate: (period) => periodErrors(period),
        refusals: [
          [/起始时间/, 'startTime'],
          [/活动时间内|结束时间/, 'endTime'],
        ],
      },
      done: ({ promotionName }) => text('已开启活动 {{name}}', { name: promotionName }),
    }),
    mutationAction({
      key: 'close',
      label: '关闭',
      isDanger: true,
      isAllowed: (row) => may(row, 'close'),
      mutation: activities.close,
      argOf: ({ id }) => id,
      question: ({ promotionName }) => text('关闭活动 {{name}}？', { name: promotionName }),
      consequence: text('关闭后新订单不再享受优惠，已下的订单不受影响；活动时间被清空，重新开启时要重填。'),
      done: ({ promotionName }) => text('已关闭活动 {{name}}', { name: promotionName }),
    }),
    linkAction({
      key: 'copy',
      label: '复制',
      isWrite: true,
      icon: <CopyOutlined aria-hidden="true" />,
      go: ({ id }) => ({ name: form, query: { copy: id } }),
    }),
    drawerAction({ key: 'series', label: '复制到多个时间', open: ({ id }) => ({ series: id }) }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: (row) => may(row, 'delete'),
      mutation: activities.remove,
      argOf: ({ id }) => id,
      question: ({ promotionName }) => text('删除活动 {{name}}？', { name: promotionName }),
      consequence: text('删除后不能恢复；已下的订单不受影响。'),
      done: ({ promotionName }) => text('已删除活动 {{name}}', { name: promotionName }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 个活动？', { count }),
        consequence: text('删除后不能恢复；已开始的活动要先关闭。'),
      },
    }),
  ]
}
