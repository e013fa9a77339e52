import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'SeckillListPage',
    name: 'the list of seckills',
    path: '/seckill',
    account: 'haichuan',
    caption: '秒杀活动',
    api: '/promotion/seckill',
    total: 25,
    filter: { label: '活动名称', name: 'promotionName', value: '第7场', total: 1, shows: '专场秒杀 第7场' },
    statuses: ['已开始', '未开始', '已结束', '已关闭'],
    statusName: 'promotionStatus',
    opens: { tab: '秒杀商品', path: '/seckill-goods' },
    formAction: '报名',
  },
]
