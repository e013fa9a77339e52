import { list, record } from '#shared/screen/screen'
import { complaintEndpoints } from './endpoints'

export const complaintScreens = [
  list({
    name: 'orderComplaint',
    path: '/complaints',
    title: '投诉管理',
    load: () => import('./ComplaintListPage'),
    query: ['status', 'orderSn'],
    drawers: ['edit'],
    frontRoute: 'order/after-order/orderComplaint',
    prefetch: complaintEndpoints.page,
  }),
  record({
    name: 'order-complaint-detail',
    path: '/order-complaint-detail',
    title: '投诉详情',
    load: () => import('./ComplaintDetailPage'),
    drawers: ['edit'],
    owners: ['orderComplaint'],
    prefetch: complaintEndpoints.detail,
  }),
]
