import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'GroupBuyListPage',
    name: 'the list of group-buys',
    path: '/pintuan',
    account: 'haichuan',
    caption: '拼团活动',
    api: '/promotion/pintuan',
    total: 24,
    filter: { label: '活动名称', name: 'promotionName', value: '装饰队', total: 1, shows: '装饰队专场' },
    statuses: ['已开始', '未开始', '已结束', '已关闭'],
    statusName: 'promotionStatus',
    opens: { tab: '拼团商品', path: '/pintuan-goods' },
  },
]
