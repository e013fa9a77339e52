import { defineArea } from '#mocks/kernel/area'
import { recordLogRoutes } from './handlers'
import { recordLogTables } from './rows'

/** The history of records; each area logs the actions on its own records. */
export const area = defineArea({ tables: recordLogTables, routes: recordLogRoutes })
