import { billStatuses } from '#features/money/bill/model'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { phonesOf } from '#mocks/store/changeLog/rules'
import { billCounterparty } from './counterparty'
import { billRoutes, ownBills } from './handlers'
import { billTables } from './rows'
import { simulateBills } from './simulate'

/** Bills of the shop's completed orders, made by the platform or by the shop. */
export const area = defineArea({
  tables: billTables,
  seed: simulateBills,
  routes: billRoutes,
  grants: { bill: {} },
  counterparty: [billCounterparty],
  extends: [
    dictionaries.with({ seller_bill_status: ['商城账单状态', labels(billStatuses)] }),
    phonesOf('BILL', 'bill', ownBills, { nameOf: ({ sn }) => `结算单 ${sn}` }),
  ],
  menu: screensIn('settlement', { grant: 'bill', variants: ['material'] }, [
    [30, 'accountStatementBill', '财务对账', 'bills/reconcile', 'shop/bill/accountStatementBill'],
    [40, 'storeBill', '店铺结算', 'bills', 'shop/bill/storeBill'],
    [45, 'billPayments', '到账核对', 'bills/payments', 'shop/bill/billPayments'],
    [50, 'orderSettlementList', '订单结算', 'bills/orders', 'shop/bill/orderSettlementList'],
  ]),
})
