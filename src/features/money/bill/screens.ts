import { list, printPage, record } from '#shared/screen/screen'
import { billEndpoints } from './endpoints'

export const billScreens = [
  list({
    name: 'accountStatementBill',
    path: '/bills/reconcile',
    title: '财务对账',
    load: () => import('#features/money/bill/list/StatementListPage'),
    frontRoute: 'shop/bill/accountStatementBill',
  }),
  list({
    name: 'storeBill',
    path: '/bills',
    title: '店铺结算',
    load: () => import('#features/money/bill/list/BillListPage'),
    query: ['billStatus', 'createdBy'],
    frontRoute: 'shop/bill/storeBill',
    prefetch: billEndpoints.page,
  }),
  list({
    name: 'orderSettlementList',
    path: '/bills/orders',
    title: '订单结算',
    load: () => import('#features/money/bill/orders/BillableOrderListPage'),
    frontRoute: 'shop/bill/orderSettlementList',
    prefetch: billEndpoints.orders,
  }),
  list({
    name: 'billPayments',
    path: '/bills/payments',
    title: '到账核对',
    load: () => import('#features/money/bill/payments/PaymentListPage'),
    query: ['hasPayDifference'],
    frontRoute: 'shop/bill/billPayments',
  }),
  record({
    name: 'bill-detail',
    path: '/bill-detail',
    title: '结算单详情',
    load: () => import('#features/money/bill/detail/BillDetailPage'),
    owners: ['storeBill', 'accountStatementBill'],
    prefetch: billEndpoints.detail,
  }),
  record({
    name: 'orderSettlementList-detail',
    path: '/orderSettlementList-detail',
    title: '订单结算详情',
    load: () => import('#features/money/bill/detail/BillDetailPage'),
    owners: ['orderSettlementList', 'storeBill'],
    prefetch: billEndpoints.detail,
  }),
  printPage({
    name: 'billPreview',
    path: '/billPreview',
    title: '结算单',
    load: () => import('#features/money/bill/print/BillPreviewPage'),
  }),
]
