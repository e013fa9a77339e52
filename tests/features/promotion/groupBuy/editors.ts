import { dayAfter, serverToday } from '#domain/time'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { groupBuyIn } from './addresses'

/** The forms of the area: a copy, which has products; adding these is proven by the page's own suite. */
export const editors: EditorSpec[] = [
  {
    screen: 'GroupBuyEditPage',
    name: 'a copy of a group-buy',
    account: 'haichuan',
    path: () => `/pintuan-edit?copy=${groupBuyIn('CLOSE').id}`,
    save: '提交',
    api: '/promotion/pintuan',
    values: { 活动名称: groupBuyIn('CLOSE').promotionName },
    required: ['请选择活动时间', '请选择活动时间'],
    complete: async () => {
      await fillTime('开始时间', `${dayAfter(serverToday(), 200)} 09:00`)
      await fillTime('结束时间', `${dayAfter(serverToday(), 201)} 18:00`)
    },
    typed: { label: '拼团规则', value: '成团后两天内发货' },
    refusal: { message: '限购数量必填', label: '限购数量' },
  },
]
