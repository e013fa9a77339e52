import type { SheetInput } from '#features/store/logistics/model'
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

export const logisticsTables = { logistics: table<LogisticsRow>(), storeLogistics: table<StoreLogisticsRow>() }
