import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, orNone, postForm, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import { type AddressInput, addressSchema } from './model'

const BASE = '/api/store/member/storeAddress'

/** The shop's own pick-up points. */
export const storeAddresses = defineResource('storeAddress', {
  page: pageCall((query: ListQuery, signal) => get(BASE, pageOf(addressSchema), query, { signal })),
  byId: call((id: string, signal) => orNone(get(`${BASE}/${id}`, recordOf(addressSchema), {}, { signal }))),
  /** Adds a pick-up point, or updates the one with the id. */
  save: action(({ id, ...address }: AddressInput & { id?: string }) =>
    id ? putForm(`${BASE}/${id}`, nothing, address) : postForm(BASE, nothing, address),
  ),
  remove: action((id: string) => remove(`${BASE}/${id}`, nothing)),
})
