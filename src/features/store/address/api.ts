import { nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { storeAddressEndpoints } from './endpoints'
import { type AddressInput, addressSchema } from './model'

const addAddress = operation(storeAddressEndpoints.add, nothing)
const updateAddress = operation(storeAddressEndpoints.update, nothing)
const removeAddress = operation(storeAddressEndpoints.remove, nothing)

/** The shop's own pick-up points. */
export const storeAddresses = defineResource('storeAddress', {
  page: pageQuery(operation(storeAddressEndpoints.page, pageOf(addressSchema))),
  byId: recordQuery(operation(storeAddressEndpoints.byId, recordOf(addressSchema))),
  /** Adds a pick-up point, or updates the one with the id. */
  save: mutation(({ id, ...address }: AddressInput & { id?: string }) =>
    id ? updateAddress({ id, ...address }) : addAddress(address),
  ),
  remove: mutation((id: string) => removeAddress({ id })),
})
