import { nothing, pageOf, recordOf } from '#domain/shape'
import { orNone } from '#shared/http/operation'
import { get, putForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { commentSchema } from './model'

const BASE = '/api/store/member/evaluation'

/** The buyers' comments on the shop's products. */
export const comments = defineResource('comment', {
  page: pagesBy((query: ListQuery, signal) => get(BASE, pageOf(commentSchema), query, { signal })),
  byId: query((id: string, signal) => orNone(get(`${BASE}/get/${id}`, recordOf(commentSchema), {}, { signal }))),
  reply: mutation(({ id, ...reply }: { id: string; reply: string; replyImage: string }) =>
    putForm(`${BASE}/reply/${id}`, nothing, reply),
  ),
})
