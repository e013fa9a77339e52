import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/caller'
import { into } from '#mocks/kernel/store'
import { authRoutes } from './handlers'
import { passportRoutes } from './passportHandlers'
import { accounts, roleMenus, roles, suppliers } from './seed'

/** Sign-in at both services, accounts and suppliers. */
export const area = defineArea({
  tables: callerTables,
  seed: () => [
    into(callerTables.suppliers, suppliers),
    into(callerTables.accounts, accounts),
    into(callerTables.roles, roles),
    into(callerTables.roleMenus, roleMenus()),
  ],
  routes: [...authRoutes, ...passportRoutes],
})
