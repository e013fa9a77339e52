import { defineArea } from '#mocks/kernel/area'
import { complainLater, complaintCounterparty, simulateComplaints } from './counterparty'
import { complaintRoutes } from './handlers'
import { complaintTables } from './rows'

/** Complaints of buyers, the shop's appeals, and the platform's decisions. */
export const area = defineArea({
  tables: complaintTables,
  seed: simulateComplaints,
  routes: complaintRoutes,
  counterparty: complaintCounterparty,
  extends: [complainLater],
  grants: { complaint: {} },
  menu: {
    screens: [
      {
        section: 'afterSale',
        order: 30,
        routeName: 'orderComplaint',
        name: '投诉管理',
        path: 'complaints',
        frontRoute: 'order/after-order/orderComplaint',
        variants: ['material'],
        grant: 'complaint',
      },
    ],
  },
})
