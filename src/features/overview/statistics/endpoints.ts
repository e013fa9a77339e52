import { getValue, requiring } from '#shared/endpoint'

/** Calls about figures over documents of several areas. */
export const statisticsEndpoints = {
  money: getValue('/api/supplier/statistics/money'),
  /** The figures of a shop now; those of orders are today's. */
  shop: getValue('/api/store/statistics/index'),
  /** The products of a shop that sold best. */
  goods: requiring(getValue('/api/store/statistics/goods'), 'type'),
}
