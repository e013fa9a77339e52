import { plain } from '#domain/text'
import { storeAddressEndpoints } from '#features/store/address/endpoints'
import { addressInput, validateAddress } from '#features/store/address/model'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { type AddressRow, addressTables } from './rows'

const { storeAddresses } = addressTables
const ownAddress = ownedBy(storeAddresses, 'supplierId', () => refusal(20005, '权限不足'))

const filters: Filters<AddressRow> = {
  addressName: contains((row) => row.addressName),
  address: contains((row) => row.address),
}

export const addressRoutes: Route[] = [
  readRoute(storeAddressEndpoints.page, 'storeAddress', (call) => {
    const own = storeAddresses.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, filters), call, ['createTime']), call)
  }),
  readRoute(storeAddressEndpoints.byId, 'storeAddress', (call) => ownAddress(call, call.params.id ?? '')),
  writeRoute(storeAddressEndpoints.add, 'storeAddress', (call) => {
    const { supplierId } = call.account
    return storeAddresses.insert({ ...read(call), id: nextId(), supplierId, createTime: worldNow() })
  }),
  writeRoute(storeAddressEndpoints.update, 'storeAddress', (call) =>
    storeAddresses.update(ownAddress(call, call.params.id ?? '').id, read(call)),
  ),
  writeRoute(storeAddressEndpoints.remove, 'storeAddress', (call) => {
    storeAddresses.delete(ownAddress(call, call.params.id ?? '').id)
    return null
  }),
]

function read(call: Call) {
  return validated(call, addressInput, validateAddress, (error) => refusal(4002, plain(error)))
}
