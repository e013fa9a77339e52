import type { LogisticsProvider, WaybillAccountInput } from '#features/store/logistics/model'
import { table } from '#mocks/kernel/store/table'

/** A logistics company of the platform. */
export type LogisticsRow = { id: string; name: string; code: string; disabled: 'OPEN' | 'CLOSE' }
/** A logistics company that a shop uses, with its account there. */
export type StoreLogisticsRow = Omit<WaybillAccountInput, 'faceSheetFlag'> & {
  id: string
  storeId: string
  logisticsId: string
  faceSheetFlag: boolean
}

/** The waybill provider of a shop, by the id of the shop; Kuaidiniao without a row. */
type ProviderRow = { id: string; provider: LogisticsProvider }

export const logisticsTables = {
  logistics: table<LogisticsRow>(),
  storeLogistics: table<StoreLogisticsRow>(),
  logisticsProviders: table<ProviderRow>(),
}
