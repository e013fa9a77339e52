import { list } from '#shared/screen/screen'
import { receiptEndpoints } from './endpoints'

export const receiptScreens = [
  list({
    name: 'receipt',
    path: '/receipts',
    title: '发票管理',
    load: () => import('./ReceiptListPage'),
    query: ['receiptStatus', 'issuable', 'orderSn'],
    drawers: ['edit', 'view'],
    frontRoute: 'order/receiptManager/receipt',
    prefetch: receiptEndpoints.page,
  }),
]
