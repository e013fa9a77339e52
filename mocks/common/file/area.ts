import { defineArea } from '#mocks/kernel/area'
import { fileRoutes } from './handlers'

/** Uploads that belong to no record yet, and the contents of all files. */
export const area = defineArea({ routes: fileRoutes })
