import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { statusOf } from '#domain/status'
import { type Text, text } from '#domain/text'
import { activityFields } from '#features/mall/activity/fields'
import {
  type Activity,
  AT_ONCE,
  isAtOnce,
  type Period,
  periodErrors,
  promotionStatuses,
  startToSend,
} from '#features/mall/activity/model'
import { activityKinds, activityName } from '#features/mall/activity/model/kind'
import { adjustAction } from '#features/promotion/activity/adjust/adjustAction'
import type { Adjusted, Adjustment } from '#features/promotion/activity/adjust/model'
import { afterClosing } from '#features/promotion/activity/public/afterClosing'
import {
  type Action,
  type Actions,
  type BatchTexts,
  drawerAction,
  linkAction,
  mutationAction,
} from '#shared/action/action'
import type { ResourceMutation } from '#shared/resource'
import { type ActivityAction, may as mayByStatus } from './model'

type Listed = Pick<Activity, 'id' | 'promotionName' | 'promotionStatus'> &
  Partial<Pick<Activity, 'couponName' | 'rangeDayType'>>

/** What an action form and says; of several rows where it has a batch, whose consequence may be another. */
type Words<Row> = {
  question: (name: string) => Text
  consequence: Text | ((rows: readonly Row[]) => Text)
  done: (name: string) => Text
  batch?: { question: (count: number) => Text; consequence?: Text }
}

/** What differs between the kinds of activities that are edited, copied, opened and closed alike. */
type Options<Row> = {
  promotionType: 'COUPON' | 'FULL_DISCOUNT' | 'PINTUAN'
  activities: {
    open: ResourceMutation<{ id: string; period: Period }, void>
    close: ResourceMutation<string, void>
    remove: ResourceMutation<string, void>
    adjust: ResourceMutation<{ id: string; values: Adjusted }, void>
  }
  /** What can still be changed once one has begun. */
  adjustment: Adjustment<Row>
  /** Whether a row allows an action; by default its status decides. */
  may?: (row: Row, action: ActivityAction) => boolean
  words?: { open?: Words<Row>; close?: Partial<Words<Row>>; remove?: Words<Row> }
  /** Further actions of the kind. */
  links?: readonly Action<Row>[]
}

const WORDS = {
  open: {
    question: (name) => text('开启活动 {{name}}？', { name }),
    consequence: text('到开始时间后，买家下单即按活动优惠。'),
    done: (name) => text('已开启活动 {{name}}', { name }),
  },
  close: {
    question: (name) => text('关闭活动 {{name}}？', { name }),
    consequence: () => text('关闭后新订单不再享受优惠，已下的订单不受影响；{{after}}', { after: afterClosing() }),
    done: (name) => text('已关闭活动 {{name}}', { name }),
    batch: { question: (count) => text('关闭 {{count}} 个活动？', { count }) },
  },
  remove: {
    question: (name) => text('删除活动 {{name}}？', { name }),
    consequence: text('删除后不能恢复；已下的订单不受影响。'),
    done: (name) => text('已删除活动 {{name}}', { name }),
    batch: {
      question: (count) => text('删除 {{count}} 个活动？', { count }),
      consequence: text('删除后不能恢复；已开始的活动要先关闭。'),
    },
  },
} satisfies Record<string, Words<never>>

/** The actions on a coupon, a full discount or a group-buy. */
export function activityActions<Row extends Listed>(options: Options<Row>): Actions<Row> {
  const { promotionType, activities, adjustment, may = mayByStatus, words = {}, links = [] } = options
  const { list, form } = activityKinds[promotionType].screens
  const nameOf = (row: Row) => activityName({ couponName: '', ...row, promotionType })
  const said = ({ question, consequence, done, batch }: Words<Row>, label = '') => ({
    question: (row: Row) => question(nameOf(row)),
    consequence: (row: Row) => (typeof consequence === 'function' ? consequence([row]) : consequence),
    done: (row: Row) => done(nameOf(row)),
    ...(batch && { batch: { label, consequence, ...batch } satisfies BatchTexts<Row> }),
  })
  return {
    screen: list,
    idOf: ({ id }) => `${promotionType} ${id}`,
    nameOf,
    stateOf: ({ promotionStatus }) => text(statusOf(promotionStatuses, promotionStatus).label),
    all: [
      linkAction({
        key: 'edit',
        label: '编辑',
        isWrite: true,
        isAllowed: (row) => may(row, 'edit'),
        go: ({ id }) => ({ name: form, query: { id } }),
      }),
      adjustAction(adjustment, { mutation: activities.adjust, nameOf, isAllowed: (row) => may(row, 'adjust') }),
      mutationAction({
        key: 'open',
        label: '开启',
        isAllowed: (row: Row) => may(row, 'open'),
        mutation: activities.open,
        argOf: ({ id }, period: Period) => ({ id, period: { ...period, startTime: startToSend(period.startTime) } }),
        ...said(words.open ?? WORDS.open),
        form: {
          fields: activityFields,
          names: ['startTime', 'endTime'],
          // The period in which it ran is over: none is guessed, or an activity of next month would run tonight.
          initial: () => ({ startTime: '', endTime: '' }),
          validate: (period) => periodErrors(period),
          warnings: ({ startTime }): Record<string, Text> => (isAtOnce(startTime) ? { startTime: AT_ONCE } : {}),
          words: [
            [/起始时间/, 'startTime'],
            [/活动时间内|结束时间/, 'endTime'],
          ],
        },
      }),
      mutationAction({
        key: 'close',
        label: '关闭',
        isDanger: true,
        isAllowed: (row: Row) => may(row, 'close'),
        mutation: activities.close,
        argOf: ({ id }) => id,
        ...said({ ...WORDS.close, ...words.close }, '批量关闭'),
      }),
      ...links,
      linkAction({
        key: 'copy',
        label: '复制',
        isWrite: true,
        icon: <CopyOutlined aria-hidden="true" />,
        go: ({ id }) => ({ name: form, query: { copy: id } }),
      }),
      linkAction({
        key: 'renew',
        label: '续期',
        isWrite: true,
        // Most of what runs cannot be changed: another one follows it, with whatever is to be otherwise.
        isAllowed: ({ promotionStatus, rangeDayType }) => promotionStatus === 'START' && rangeDayType !== 'DYNAMICTIME',
        go: ({ id }) => ({ name: form, query: { copy: id, renew: '1' } }),
      }),
      drawerAction({
        key: 'series',
        label: '复制到多个时间',
        // One that counts from its receipt has no time to move.
        isAllowed: ({ rangeDayType }) => rangeDayType !== 'DYNAMICTIME',
        open: ({ id }) => ({ series: id }),
      }),
      mutationAction({
        key: 'delete',
        label: '删除',
        icon: <DeleteOutlined aria-hidden="true" />,
        isDanger: true,
        isAllowed: (row: Row) => may(row, 'delete'),
        mutation: activities.remove,
        argOf: ({ id }) => id,
        ...said(words.remove ?? WORDS.remove, '批量删除'),
      }),
    ],
  }
}
