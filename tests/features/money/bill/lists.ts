import { db } from '#mocks/areas'
import { billableOrders } from '#mocks/money/bill/rules'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const own = db.bills.filter(({ storeId }) => storeId === '9003')
const open = own.filter(({ billStatus, createdBy }) => billStatus === 'OUT' && createdBy === 'PLATFORM')
const billable = billableOrders('9003')
const paid = own.filter(({ billStatus }) => billStatus === 'COMPLETE')
const [bill] = own
const [statement] = open
const [order] = billable

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'BillListPage',
    name: 'the list of bills',
    path: '/bills',
    account: 'haichuan',
    caption: '店铺结算',
    api: '/order/bill/getByPage',
    total: own.length,
    filter: {
      label: '结算单号',
      name: 'sn',
      value: bill?.sn ?? '',
      total: 1,
      shows: `${bill?.startTime} ~ ${bill?.endTime}`,
    },
    statuses: ['待结算', '待确认', '待处理', '已完成', '已作废'],
  },
  {
    screen: 'StatementListPage',
    name: 'the list of bills to check',
    path: '/bills/reconcile',
    account: 'haichuan',
    caption: '财务对账',
    api: '/order/bill/getByPage',
    total: open.length,
    filter: {
      label: '结算单号',
      name: 'sn',
      value: statement?.sn ?? '',
      total: 1,
      shows: `${statement?.startTime} ~ ${statement?.endTime}`,
    },
  },
  {
    screen: 'BillableOrderListPage',
    name: 'the list of orders to bill',
    path: '/bills/orders',
    account: 'haichuan',
    caption: '订单结算',
    api: '/order/bill/detail/orders',
    total: billable.length,
    filter: { label: '订单编号', name: 'orderSn', value: order?.sn ?? '', total: 1, shows: order?.memberName ?? '' },
  },
  {
    screen: 'PaymentListPage',
    name: 'the list of payments',
    path: '/bills/payments',
    account: 'haichuan',
    caption: '到账核对',
    api: '/order/bill/getByPage',
    total: paid.length,
    filter: {
      label: '结算单号',
      name: 'sn',
      value: paid[0]?.sn ?? '',
      total: 1,
      shows: paid[0]?.transactionId ?? '',
    },
  },
]
