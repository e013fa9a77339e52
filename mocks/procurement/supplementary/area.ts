import { defineArea } from '#mocks/kernel/area'
import { supplementaryRoutes } from './handlers'

/** Additions to a delivery note after dispatch: weigh tickets, heat numbers, certificates, photos. */
export const area = defineArea({ routes: supplementaryRoutes })
