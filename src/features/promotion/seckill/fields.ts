import { field } from '#domain/field'
import { activityFields } from '#features/mall/activity/fields'

/** The fields of a seckill. */
export const seckillFields = {
  ...activityFields,
  applyEndTime: field('time', '报名截止时间', { width: 200 }),
  hours: field('text', '场次', { width: 260 }),
  seckillRule: field('text', '活动规则'),
  applyNum: field('integer', '已报名', { width: 90, columnNeeds: 'listColumns' }),
  passNum: field('integer', '已通过', { width: 90, columnNeeds: 'listColumns' }),
  waiting: field('status', '报名', {
    table: { '1': { label: '待报名', color: 'warning' } },
    order: ['1'],
    filterNeeds: 'listFilters',
  }),
  lowestDealPrice: field('money', '近 30 天最低成交价（元）'),
  goods: field('text', '报名商品', { isRequired: true }),
} as const
