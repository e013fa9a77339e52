import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const asked = db.mallOrders.filter(({ storeId, needReceipt }) => storeId === '9003' && needReceipt)
const [first] = asked

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'ReceiptListPage',
    name: 'the list of invoices',
    path: '/receipts',
    account: 'haichuan',
    caption: '发票管理',
    api: '/trade/receipt',
    total: asked.length,
    filter: { label: '订单编号', name: 'orderSn', value: first?.sn ?? '', total: 1, shows: first?.memberName ?? '' },
    statuses: ['未开票', '已开票'],
  },
]
