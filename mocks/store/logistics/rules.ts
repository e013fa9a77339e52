import type { LogisticsProvider } from '#features/store/logistics/model'
import { logisticsTables } from './rows'

/** The waybill provider of a shop. */
export function providerOf(storeId: string): LogisticsProvider {
  return logisticsTables.logisticsProviders.get(storeId)?.provider ?? 'KDNIAO'
}
