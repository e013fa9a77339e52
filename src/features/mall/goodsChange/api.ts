import * as v from 'valibot'
import { pageOf, promised, recordOf } from '#domain/shape'
import { idLeaf } from '#domain/wire'
import { orNone } from '#shared/http/operation'
import { get, post } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type ChangeInput, changeSchema } from './model'

const BASE = '/api/goods/change/store'

/** The shop's requests to change what buyers rely on. */
export const goodsChanges = defineResource('goodsChange', {
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/page`, pageOf(changeSchema), query, { signal })),
  byId: query((id: string, signal) => orNone(get(`${BASE}/get/${id}`, recordOf(changeSchema), {}, { signal }))),
  add: mutation((body: ChangeInput & { before: string }) =>
    post(`${BASE}/add`, promised(v.object({ id: idLeaf() })), body),
  ),
})
