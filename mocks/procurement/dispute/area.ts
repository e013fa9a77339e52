import { defineArea } from '#mocks/kernel/area'
import { disputeRoutes } from './handlers'
import { disputeTables } from './rows'

/** The supplier's disputes about lines of settlements. */
export const area = defineArea({ tables: disputeTables, routes: disputeRoutes })
