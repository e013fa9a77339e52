import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/auth/caller'
import { into } from '#mocks/kernel/store/store'
import { authRoutes } from './handlers'
import { passportRoutes } from './passportHandlers'
import { providerHandlers } from './provider'
import { accounts, suppliers } from './seed'
import { staffAccounts, staffDepartmentRoles, staffDepartments, staffRoleMenus, staffRoles } from './seedStaff'
import { sliderRoutes } from './sliderHandlers'

/** Sign-in at both services, accounts and suppliers. */
export const area = defineArea({
  tables: callerTables,
  seed: () => [
    into(callerTables.suppliers, suppliers),
    into(callerTables.accounts, [...accounts, ...staffAccounts]),
    into(callerTables.roles, staffRoles),
    into(callerTables.roleMenus, staffRoleMenus()),
    into(callerTables.departments, staffDepartments),
    into(callerTables.departmentRoles, staffDepartmentRoles),
  ],
  routes: [...authRoutes, ...passportRoutes, ...sliderRoutes, ...providerHandlers],
})
