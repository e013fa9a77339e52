import { defineArea } from '#mocks/kernel/area'
import { freightRoutes } from './handlers'
import { freightTables } from './rows'
import { seedFreight } from './seed'

/** Freight templates. */
export const area = defineArea({
  tables: freightTables,
  seed: seedFreight,
  routes: freightRoutes,
  grants: { freight: {} },
  menu: {
    screens: [
      {
        section: 'fleet',
        order: 40,
        routeName: 'shipTemplate',
        name: '运费模板',
        path: 'ship-templates',
        frontRoute: 'shop/ship/shipTemplate',
        grant: 'freight',
      },
    ],
  },
})
