import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { phonesOf } from '#mocks/store/changeLog/rules'
import { complainLater, complaintCounterparty, simulateComplaints } from './counterparty'
import { complaintRoutes, ownComplaints } from './handlers'
import { complaintTables } from './rows'

/** Complaints of buyers, the shop's appeals, and the platform's decisions. */
export const area = defineArea({
  tables: complaintTables,
  seed: simulateComplaints,
  routes: complaintRoutes,
  counterparty: complaintCounterparty,
  extends: [complainLater, phonesOf('COMPLAINT', 'complaint', ownComplaints, { nameOf: ({ orderSn }) => orderSn })],
  grants: { complaint: {} },
  menu: screensIn('afterSale', { grant: 'complaint', variants: ['material'] }, [
    [30, 'orderComplaint', '投诉管理', 'complaints', 'order/after-order/orderComplaint'],
  ]),
})
