import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, postForm, putForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { complaintSchema } from './model'

const BASE = '/api/store/order/complain'

/** The buyers' complaints about the shop. */
export const complaints = defineResource('complaint', {
  page: pagesBy((query: ListQuery, signal) => get(BASE, pageOf(complaintSchema), query, { signal })),
  detail: query((id: string, signal) => get(`${BASE}/${id}`, recordOf(complaintSchema), {}, { signal })),
  say: mutation(({ complainId, content }: { complainId: string; content: string }) =>
    postForm(`${BASE}/communication`, nothing, { complainId, content }),
  ),
  appeal: mutation(
    (appeal: { orderComplaintId: string; appealContent: string; appealImages: string }) =>
      putForm(`${BASE}/appeal`, nothing, appeal),
    ['message'],
  ),
})
