import { defineArea } from '#mocks/kernel/area'
import { logisticsCounterparty, logisticsRoutes } from './handlers'
import { logisticsTables } from './rows'
import { seedLogistics } from './seed'

/** Logistics companies of the platform, and the shops' accounts with them. */
export const area = defineArea({
  tables: logisticsTables,
  seed: seedLogistics,
  routes: logisticsRoutes,
  counterparty: logisticsCounterparty,
  // Everyone who ships chooses a company.
  grants: { logistics: { viewedWith: ['mallOrder', 'afterSale'] } },
  menu: {
    screens: [
      {
        section: 'fleet',
        order: 30,
        routeName: 'logistics',
        name: '物流公司',
        path: 'logistics',
        frontRoute: 'shop/ship/logistics',
        grant: 'logistics',
      },
    ],
  },
})
