import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'FeedbackListPage',
    name: 'the list of feedback',
    path: '/feedback',
    account: 'yueheng',
    caption: '意见反馈',
    api: '/other/feedback',
    total: 24,
    filter: { label: '反馈内容', name: 'content', value: '剩余数量', total: 3, shows: '合同剩余数量与台账相差 0.5 吨' },
    statuses: ['待回复', '已回复'],
  },
]
