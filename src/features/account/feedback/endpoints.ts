import { getPage, getRecord, optional, postForm } from '#shared/endpoint'

const FEEDBACK = '/api/store/other/feedback'

/** Calls about feedback to the platform. */
export const feedbackEndpoints = optional('feedback', {
  page: getPage(FEEDBACK),
  byId: getRecord(`${FEEDBACK}/{id}`, 'id'),
  send: postForm(FEEDBACK),
})
