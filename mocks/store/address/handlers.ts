import { firstError } from '#domain/text'
import { type AddressInput, addressInput, validateAddress } from '#features/store/address/model'
import { Refusal } from '#mocks/kernel/http/reply'
import { fieldsBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, type Filters, filtered, pageOf, sorted } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { type AddressRow, addressTables } from './rows'

const BASE = '/api/store/member/storeAddress'
const { storeAddresses } = addressTables

const filters: Filters<AddressRow> = {
  addressName: contains((row) => row.addressName),
  address: contains((row) => row.address),
}

export const addressRoutes: Route[] = [
  readRoute(['GET'], BASE, 'storeAddress', (call) => {
    const own = storeAddresses.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, filters), call, ['createTime']), call)
  }),
  readRoute(['GET'], `${BASE}/:id`, 'storeAddress', (call) => ownOf(call)),
  writeRoute(['POST'], BASE, 'storeAddress', (call) => {
    const { supplierId } = call.account
    return storeAddresses.insert({ ...read(call), id: nextId(), supplierId, createTime: worldNow() })
  }),
  writeRoute(['PUT'], `${BASE}/:id`, 'storeAddress', (call) => storeAddresses.update(ownOf(call).id, read(call))),
  writeRoute(['DELETE'], `${BASE}/:id`, 'storeAddress', (call) => {
    storeAddresses.delete(ownOf(call).id)
    return null
  }),
]

function read(call: Call): AddressInput {
  const address = fieldsBy(call, addressInput)
  const error = firstError(validateAddress(address))
  if (error) throw new Refusal(error, { code: 4002, status: 400 })
  return address
}

function ownOf({ account, params }: Call): AddressRow {
  const row = storeAddresses.get(params.id ?? '')
  if (row?.supplierId !== account.supplierId) throw new Refusal('权限不足', { code: 20005, status: 400 })
  return row
}
