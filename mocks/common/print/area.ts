import { defineArea } from '#mocks/kernel/area'
import { printRoutes } from './handlers'

/** PDFs of printed pages. */
export const area = defineArea({ routes: printRoutes })
