import { defineArea } from '#mocks/kernel/area'
import { materialRoutes } from './handlers'
import { materialWriteRoutes } from './writeHandlers'

/** The materials of contracts: their list, their editing and their import. */
export const area = defineArea({
  routes: [...materialRoutes, ...materialWriteRoutes],
  // The list of contract materials, to choose from for a delivery.
  grants: { choose: { viewedWith: ['contract', 'deliver'] } },
  menu: {
    screens: [
      {
        section: 'material',
        order: 10,
        routeName: 'materialList',
        name: '合同材料',
        path: 'supplier/materialList',
        frontRoute: 'supplier/material/list',
        grant: 'contract',
      },
    ],
  },
})
