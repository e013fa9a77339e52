import { getValue, optional, post, requiring } from '#shared/endpoint'

const DISPUTE = '/api/gd-material/settlementDispute'

/** Calls about claims on lines of settlements. */
export const disputeEndpoints = optional('settlementAnswer', {
  ofSettlements: requiring(getValue(`${DISPUTE}/queryList`), 'billIds'),
  save: post(`${DISPUTE}/save`),
  drop: post(`${DISPUTE}/drop`),
})
