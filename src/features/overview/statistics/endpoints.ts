import { getValue } from '#shared/endpoint'

/** Calls about figures over documents of several areas. */
export const statisticsEndpoints = {
  money: getValue('/api/supplier/statistics/money'),
}
