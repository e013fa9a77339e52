import { getPage, getRecord, postForm, proposed } from '#shared/endpoint'

const FEEDBACK = '/api/store/other/feedback'

/** Calls about feedback to the platform. */
export const feedbackEndpoints = proposed('feedback', {
  page: getPage(FEEDBACK),
  byId: getRecord(`${FEEDBACK}/{id}`, 'id'),
  send: postForm(FEEDBACK),
})
