import { nothing, pageOf, recordOf } from '#domain/shape'
import { get, postForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import { type FeedbackInput, feedbackSchema } from './model'

const FEEDBACK = '/api/store/other/feedback'

/** Feedback of the supplier's staff to the platform. */
export const feedbacks = defineResource('feedback', {
  page: pageCall((query: ListQuery, signal) => get(FEEDBACK, pageOf(feedbackSchema), query, { signal })),
  byId: call((id: string, signal) => get(`${FEEDBACK}/${id}`, recordOf(feedbackSchema), {}, { signal })),
  send: action((feedback: FeedbackInput) => postForm(FEEDBACK, nothing, feedback)),
})
