import { purchaseStatus } from '#domain/document/purchaseStatus'
import { isVisibleToSupplier } from '#features/procurement/purchase/model'
import { db } from '#mocks/areas'
import { type ListSpec, labelsOf } from '#tests/kit/suites/listSpec'

const orders = db.orders.filter((row) => row.supplierId === '9001' && isVisibleToSupplier(row))
/** Newest first, as the list shows them. */
const here = orders
  .filter(({ projectName }) => projectName.includes('滨江'))
  .toSorted((a, b) => b.createTime.localeCompare(a.createTime))

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'PurchaseListPage',
    name: 'the list of purchase orders',
    path: '/supplier/order/list',
    account: 'yueheng',
    caption: '采购订单',
    api: '/purchaseOrder/queryPage',
    total: orders.length,
    filter: { label: '项目', name: 'projectName', value: '滨江', total: here.length, shows: here[0]?.orderSn ?? '' },
    statuses: labelsOf(purchaseStatus),
    opens: { path: '/supplier/order/detail', tab: '采购订单详情' },
    previewed: /^订单明细/,
  },
]
