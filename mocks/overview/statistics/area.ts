import { defineArea } from '#mocks/kernel/area'
import { statisticsRoutes } from './handlers'
import { mallStatisticsRoutes } from './mallHandlers'

/** Statistics over the documents of several areas. */
export const area = defineArea({ routes: [...statisticsRoutes, ...mallStatisticsRoutes] })
