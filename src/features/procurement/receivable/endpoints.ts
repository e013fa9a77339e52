import { getValue, optional, post } from '#shared/endpoint'

const CONTACT = '/api/gd-material/settlementContact'

/** Calls about the contacts with buyers whose payment is overdue. */
export const contactEndpoints = optional('debtContacts', {
  all: getValue(`${CONTACT}/queryList`),
  add: post(`${CONTACT}/add`),
  remove: post(`${CONTACT}/remove`),
})
