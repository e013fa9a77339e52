import type { StoreAddress } from '#features/store/address/model'
import { table } from '#mocks/kernel/store/table'

export type AddressRow = StoreAddress & { supplierId: string }

export const addressTables = { storeAddresses: table<AddressRow>() }
