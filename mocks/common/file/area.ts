import { defineArea } from '#mocks/kernel/area'
import { fileRoutes } from './handlers'

/** Uploads without a record yet, and the contents of all files. */
export const area = defineArea({ routes: fileRoutes })
