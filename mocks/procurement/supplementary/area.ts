import { defineArea } from '#mocks/kernel/area'
import { supplementaryRoutes } from './handlers'

/** What is added to a delivery note after it left: weigh tickets, heat numbers, certificates, photos. */
export const area = defineArea({ routes: supplementaryRoutes })
