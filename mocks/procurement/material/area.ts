import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { materialRoutes } from './handlers'
import { materialWriteRoutes } from './writeHandlers'

/** The materials of contracts: their list, their editing and their import. */
export const area = defineArea({
  routes: [...materialRoutes, ...materialWriteRoutes],
  // The list of contract materials, to choose from for a delivery.
  grants: { choose: { viewedWith: ['contract', 'deliver'] } },
  menu: screensIn('material', { grant: 'contract' }, [
    [10, 'materialList', '合同材料', 'supplier/materialList', 'supplier/material/list'],
  ]),
})
