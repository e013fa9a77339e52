import { nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { feedbackEndpoints } from './endpoints'
import { type FeedbackInput, feedbackSchema } from './model'

const sendFeedback = operation(feedbackEndpoints.send, nothing)

/** Feedback of the supplier's staff to the platform. */
export const feedbacks = defineResource('feedback', {
  page: pageQuery(operation(feedbackEndpoints.page, pageOf(feedbackSchema))),
  byId: recordQuery(operation(feedbackEndpoints.byId, recordOf(feedbackSchema))),
  send: mutation((feedback: FeedbackInput) => sendFeedback(feedback)),
})
