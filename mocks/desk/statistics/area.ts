import { defineArea } from '#mocks/kernel/area'
import { statisticsRoutes } from './handlers'

/** Figures over documents of several areas. */
export const area = defineArea({ routes: statisticsRoutes })
