import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const own = db.complaints.filter(({ storeId }) => storeId === '9003')

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'ComplaintListPage',
    name: 'the list of complaints',
    path: '/complaints',
    account: 'haichuan',
    caption: '投诉管理',
    api: '/order/complain',
    total: own.length,
    filter: {
      label: '订单编号',
      name: 'orderSn',
      value: own[0]?.orderSn ?? '',
      total: 1,
      shows: own[0]?.complainTopic ?? '',
    },
    statuses: ['新投诉', '待申诉', '对话中', '等待仲裁', '已完成', '已撤销'],
    opens: { path: '/order-complaint-detail', tab: '投诉详情' },
  },
]
