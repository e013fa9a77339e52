import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { type Text, text } from '#domain/text'
import { activityFields } from '#features/mall/activity/fields'
import { type Period, type PromotionStatus, periodErrors } from '#features/mall/activity/model'
import { type Action, type BatchTexts, drawerAction, linkAction, mutationAction } from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'
import { may, type PlanAction } from './model'

type Said<Row> = (row: Row) => Text
type Words<Row> = {
  question: Said<Row>
  consequence: Text | Said<Row>
  done: Said<Row>
  /** Of a batch over several rows, where there is one. */
  batch?: BatchTexts<Row>
}

/** What differs between the kinds of activities that are edited, copied, opened and closed alike. */
type Kind<Row> = {
  /** The screen of the form. */
  form: 'add-coupon' | 'full-discount-detail' | 'pintuan-edit'
  /** Whether a row allows an action. */
  may: (row: Row, action: PlanAction) => boolean
  activities: {
    open: ResourceMutation<{ id: string; period: Period }, void>
    close: ResourceMutation<string, void>
    remove: ResourceMutation<string, void>
  }
  words: Record<'open' | 'close' | 'remove', Words<Row>>
}

/** The actions that coupons, full discounts and group-buys share, by key. */
export function activityActions<Row extends { id: string }>({ form, may, activities, words }: Kind<Row>) {
  return {
    edit: linkAction<Row>({
      key: 'edit',
      label: '编辑',
      isWrite: true,
      isAllowed: (row) => may(row, 'edit'),
      go: ({ id }) => ({ name: form, query: { id } }),
    }),
    open: mutationAction({
      key: 'open',
      label: '开启',
      isAllowed: (row: Row) => may(row, 'open'),
      mutation: activities.open,
      argOf: ({ id }, period: Period) => ({ id, period }),
      ...words.open,
      asks: {
        fields: activityFields,
        names: ['startTime', 'endTime'],
        // The period in which it ran is over: none is guessed, or an activity of next month would run tonight.
        initial: () => ({ startTime: '', endTime: '' }),
        validate: (period) => periodErrors(period),
        refusals: [
          [/起始时间/, 'startTime'],
          [/活动时间内|结束时间/, 'endTime'],
        ],
      },
    }),
    close: mutationAction({
      key: 'close',
      label: '关闭',
      isDanger: true,
      isAllowed: (row: Row) => may(row, 'close'),
      mutation: activities.close,
      argOf: ({ id }) => id,
      ...words.close,
    }),
    copy: linkAction<Row>({
      key: 'copy',
      label: '复制',
      isWrite: true,
      icon: <CopyOutlined aria-hidden="true" />,
      go: ({ id }) => ({ name: form, query: { copy: id } }),
    }),
    series: drawerAction<Row>({ key: 'series', label: '复制到多个时间', open: ({ id }) => ({ series: id }) }),
    remove: mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: (row: Row) => may(row, 'delete'),
      mutation: activities.remove,
      argOf: ({ id }) => id,
      ...words.remove,
    }),
  }
}

type Plan = { id: string; promotionName: string; promotionStatus: PromotionStatus }

const CLOSING = text('关闭后新订单不再享受优惠，已下的订单不受影响；进行过的时间和效果会保留，重新开启时要选新的时间。')

const WORDS: Kind<Plan>['words'] = {
  open: {
    question: ({ promotionName }) => text('开启活动 {{name}}？', { name: promotionName }),
    consequence: text('到开始时间后，买家下单即按活动优惠。'),
    done: ({ promotionName }) => text('已开启活动 {{name}}', { name: promotionName }),
  },
  close: {
    question: ({ promotionName }) => text('关闭活动 {{name}}？', { name: promotionName }),
    consequence: CLOSING,
    done: ({ promotionName }) => text('已关闭活动 {{name}}', { name: promotionName }),
    batch: {
      label: '批量关闭',
      question: (count) => text('关闭 {{count}} 个活动？', { count }),
      consequence: CLOSING,
    },
  },
  remove: {
    question: ({ promotionName }) => text('删除活动 {{name}}？', { name: promotionName }),
    consequence: text('删除后不能恢复；已下的订单不受影响。'),
    done: ({ promotionName }) => text('已删除活动 {{name}}', { name: promotionName }),
    batch: {
      label: '批量删除',
      question: (count) => text('删除 {{count}} 个活动？', { count }),
      consequence: text('删除后不能恢复；已开始的活动要先关闭。'),
    },
  },
}

/** The actions on a full discount or a group-buy. */
export function planActions<Row extends Plan>({
  closing,
  ...kind
}: Pick<Kind<Row>, 'form' | 'activities'> & {
  /** What closing means beside that for other kinds, of one activity or of several. */
  closing?: (rows: readonly Row[]) => Text
}): Action<Row>[] {
  const { close } = WORDS
  const own = closing && {
    ...close,
    consequence: (row: Row) => closing([row]),
    ...(close.batch && { batch: { ...close.batch, consequence: closing } }),
  }
  return Object.values(activityActions<Row>({ ...kind, may, words: { ...WORDS, ...(own && { close: own }) } }))
}
