import { field } from '#domain/field'
import { activityKinds } from '#features/mall/activity/model/kind'
import { promotionStatuses, scopeTypes } from './model'

/** The fields that every activity has. */
export const activityFields = {
  promotionName: field('text', '活动名称', { width: 190, maxLength: 50, isRequired: true }),
  promotionType: field('status', '活动类型', { width: 100, table: activityKinds }),
  promotionStatus: field('status', '活动状态', {
    width: 96,
    table: promotionStatuses,
    order: ['START', 'NEW', 'END', 'CLOSE'],
  }),
  period: field('dateRange', '活动时间', { range: ['startTime', 'endTime'] }),
  startTime: field('time', '开始时间', { isRequired: true }),
  endTime: field('time', '结束时间', { isRequired: true, isEnd: true }),
  scopeType: field('status', '使用范围', {
    width: 100,
    table: scopeTypes,
    order: Object.keys(scopeTypes),
    isRequired: true,
  }),
} as const

/** The figures of an activity's effect. */
export const effectFields = {
  orders: field('integer', '订单数'),
  buyers: field('integer', '买家数'),
  lineNum: field('integer', '商品行数'),
  goodsPrice: field('money', '商品金额（元）'),
  /** What the activity itself gave: discounts of others are not in it. */
  discountPrice: field('money', '活动优惠（元）'),
  flowPrice: field('money', '实付金额（元）'),
} as const

/** What the discounts of an activity are of the amount paid. */
export const costShareField = field('percent', '优惠占实付', { width: 92 })
