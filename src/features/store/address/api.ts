import { nothing, pageOf, recordOf } from '#domain/shape'
import { orNone } from '#shared/http/operation'
import { get, postForm, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type AddressInput, addressSchema } from './model'

const BASE = '/api/store/member/storeAddress'

/** The shop's own pick-up points. */
export const storeAddresses = defineResource('storeAddress', {
  page: pagesBy((query: ListQuery, signal) => get(BASE, pageOf(addressSchema), query, { signal })),
  byId: query((id: string, signal) => orNone(get(`${BASE}/${id}`, recordOf(addressSchema), {}, { signal }))),
  /** Adds a pick-up point, or updates the one with the id. */
  save: mutation(({ id, ...address }: AddressInput & { id?: string }) =>
    id ? putForm(`${BASE}/${id}`, nothing, address) : postForm(BASE, nothing, address),
  ),
  remove: mutation((id: string) => remove(`${BASE}/${id}`, nothing)),
})
