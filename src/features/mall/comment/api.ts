import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, orNone, putForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import { commentSchema } from './model'

const BASE = '/api/store/member/evaluation'

/** The buyers' comments on the shop's products. */
export const comments = defineResource('comment', {
  page: pageCall((query: ListQuery, signal) => get(BASE, pageOf(commentSchema), query, { signal })),
  byId: call((id: string, signal) => orNone(get(`${BASE}/get/${id}`, recordOf(commentSchema), {}, { signal }))),
  reply: action(({ id, ...reply }: { id: string; reply: string; replyImage: string }) =>
    putForm(`${BASE}/reply/${id}`, nothing, reply),
  ),
})
