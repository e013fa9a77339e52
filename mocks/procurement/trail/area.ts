import { defineArea } from '#mocks/kernel/area'
import { trailRoutes } from './handlers'

/** The trails of documents: from contract to payment. */
export const area = defineArea({ routes: trailRoutes })
