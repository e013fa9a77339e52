import { storeAddressEndpoints } from '#features/store/address/endpoints'
import { validateAddress } from '#features/store/address/model'
import { storeAddressRequests } from '#features/store/address/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { crudRoutes } from '#mocks/kernel/http/crud'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { badInput } from '#mocks/kernel/http/reply'
import { containing } from '#mocks/kernel/store/listing'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { phonesOf } from '#mocks/store/changeLog/rules'
import { addressHistory } from './historyRules'
import { addressTables } from './rows'
import { seedAddresses } from './seed'

const ownAddresses = ownedBy(addressTables.storeAddresses, 'supplierId')

/** The shops' pick-up points. */
export const area = defineArea({
  tables: addressTables,
  seed: seededWithHistory(seedAddresses, addressHistory),
  routes: withHistory(
    crudRoutes(storeAddressEndpoints, 'storeAddress', ownAddresses, {
      filters: containing('addressName', 'address'),
      read: (call) => validated(call, storeAddressRequests.add, validateAddress, badInput),
    }),
    addressHistory,
  ),
  extends: [phonesOf('ADDRESS', 'storeAddress', ownAddresses, { nameOf: ({ addressName }) => addressName })],
  grants: { storeAddress: {} },
  menu: screensIn('shop', { grant: 'storeAddress', variants: ['material'] }, [
    [20, 'shopAddress', '自提管理', 'shop-addresses', 'shop/shopAddress'],
  ]),
})
