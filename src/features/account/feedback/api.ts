import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, postForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type FeedbackInput, feedbackSchema } from './model'

const FEEDBACK = '/api/store/other/feedback'

/** Feedback of the supplier's staff to the platform. */
export const feedbacks = defineResource('feedback', {
  page: pagesBy((query: ListQuery, signal) => get(FEEDBACK, pageOf(feedbackSchema), query, { signal })),
  byId: query((id: string, signal) => get(`${FEEDBACK}/${id}`, recordOf(feedbackSchema), {}, { signal })),
  send: mutation((feedback: FeedbackInput) => postForm(FEEDBACK, nothing, feedback)),
})
