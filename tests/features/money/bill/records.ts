import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const paid = db.bills.find((row) => row.storeId === '9003' && row.billStatus === 'COMPLETE')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'BillDetailPage',
    name: 'a bill',
    account: 'haichuan',
    path: () => `/bill-detail?id=${paid?.id}`,
    missing: '/bill-detail?id=0',
    api: '/order/bill/get/:id',
    tab: '结算单详情',
    title: () => paid?.sn ?? '',
    facts: { 银行流水号: paid?.transactionId ?? '' },
  },
]
