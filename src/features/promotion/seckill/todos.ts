import { formatTime } from '#domain/time'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { seckillActions } from './actions'
import { seckills } from './api'
import { seckillFields } from './fields'
import type { Seckill } from './model'

/** Seckills of the platform that wait for the shop's application. */
export const todos = [
  defineTodo({
    key: 'seckillApply',
    group: 'act',
    isOffer: true,
    label: '秒杀待报名',
    hint: '截止前还没有报名商品的秒杀活动',
    query: seckills.page,
    fields: seckillFields,
    list: () => ({ name: 'seckill', query: { waiting: '1', sort: 'applyEndTime', order: 'asc' } }),
    actions: seckillActions,
    next: 'apply',
    lineOf: ({ id, promotionName, startTime, applyEndTime }: Seckill): TodoLine => ({
      name: promotionName,
      detail: formatTime(startTime, 'MM-DD'),
      due: applyEndTime,
      link: { name: 'seckill-goods', query: { id } },
    }),
  }),
]
