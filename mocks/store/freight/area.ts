import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { freightRoutes } from './handlers'
import { freightTables } from './rows'
import { seedFreight } from './seed'

/** Freight templates. */
export const area = defineArea({
  tables: freightTables,
  seed: seedFreight,
  routes: freightRoutes,
  grants: { freight: {} },
  menu: screensIn('fleet', { grant: 'freight' }, [
    [40, 'shipTemplate', '运费模板', 'ship-templates', 'shop/ship/shipTemplate'],
  ]),
})
