import { defineArea } from '#mocks/kernel/area'
import { trailRoutes } from './handlers'

/** The paper trails of documents. */
export const area = defineArea({ routes: trailRoutes })
