import { defineArea } from '#mocks/kernel/area'
import { disputeRoutes } from './handlers'
import { disputeTables } from './rows'

/** The supplier's claims about lines of settlement sheets. */
export const area = defineArea({ tables: disputeTables, routes: disputeRoutes })
