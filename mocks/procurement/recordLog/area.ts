import { defineArea } from '#mocks/kernel/area'
import { recordLogRoutes } from './handlers'
import { recordLogTables } from './rows'

/** The history of records; each area keeps what is done with its own. */
export const area = defineArea({ tables: recordLogTables, routes: recordLogRoutes })
