import { formatMoney, sum } from '#domain/money'
import { db } from '#mocks/areas'
import type { RecordSpec } from '#tests/kit/suites/describeRecord'

const [first] = db.mallOrders.filter(({ storeId }) => storeId === '9003')
const orders = db.mallOrders.filter(({ storeId, memberId }) => storeId === '9003' && memberId === first?.memberId)
const paid = orders.filter(({ payStatus }) => payStatus === 'PAID')

/** The pages of the area about one record. */
export const records: RecordSpec[] = [
  {
    screen: 'MemberDetailPage',
    name: 'a member',
    account: 'haichuan',
    path: () => `/member-detail?id=${first?.memberId}`,
    missing: '/member-detail?id=1',
    api: '/store/member/:id',
    tab: '会员详情',
    title: () => first?.memberName ?? '',
    facts: {
      会员ID: first?.memberId ?? '',
      下单数: String(orders.length),
      付款订单数: String(paid.length),
      '付款金额（元）': formatMoney(sum(paid.map(({ flowPrice }) => flowPrice))),
    },
  },
]
