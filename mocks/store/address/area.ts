import { defineArea } from '#mocks/kernel/area'
import { addressRoutes } from './handlers'
import { addressTables } from './rows'
import { seedAddresses } from './seed'

/** The shops' pick-up points. */
export const area = defineArea({
  tables: addressTables,
  seed: seedAddresses,
  routes: addressRoutes,
  grants: { storeAddress: {} },
  menu: {
    screens: [
      {
        section: 'shop',
        order: 20,
        routeName: 'shopAddress',
        name: '自提管理',
        path: 'shop-addresses',
        frontRoute: 'shop/shopAddress',
        grant: 'storeAddress',
        variants: ['material'],
      },
    ],
  },
})
