import { defineArea } from '#mocks/kernel/area'
import { into } from '#mocks/kernel/store/store'
import { companyRoutes } from './handlers'
import { companyTables } from './rows'
import { companies, projects } from './seed'

/** The buyer's companies and projects. */
export const area = defineArea({
  tables: companyTables,
  seed: () => [into(companyTables.companies, companies), into(companyTables.projects, projects)],
  routes: companyRoutes,
})
