import { db } from '#mocks/areas'
import type { MovedSpec } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'the approval of a claim',
    from: 'mall/afterSale/ApproveDrawer',
    account: 'haichuan',
    table: db.afterSales,
    save: '同意',
    row: () => db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === 'APPLY'),
    path: ({ sn }: { sn: string }) => `/return-goods-order-detail?sn=${sn}&edit=${sn}`,
    label: '备注信息',
    typed: '同意退款',
    moved: { serviceStatus: 'BUYER_CANCEL' },
  },
]
