import type { LogisticsProvider, SheetInput } from '#features/store/logistics/model'
import { table } from '#mocks/kernel/table'

/** A company of the platform. */
export type LogisticsRow = { id: string; name: string; code: string; disabled: 'OPEN' | 'CLOSE' }
/** A company that a shop uses, with its account there. */
export type StoreLogisticsRow = Omit<SheetInput, 'faceSheetFlag'> & {
  id: string
  storeId: string
  logisticsId: string
  faceSheetFlag: boolean
}

/** Who makes the waybills of a shop, by the shop's id; without a row Kuaidiniao. */
type ProviderRow = { id: string; provider: LogisticsProvider }

export const logisticsTables = {
  logistics: table<LogisticsRow>(),
  storeLogistics: table<StoreLogisticsRow>(),
  logisticsProviders: table<ProviderRow>(),
}
