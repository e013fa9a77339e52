import { getValue, post } from '#shared/endpoint'

const DISPUTE = '/api/gd-material/settlementDispute'

/** Calls about claims on lines of settlements. */
export const disputeEndpoints = {
  ofBills: getValue(`${DISPUTE}/queryList`),
  save: post(`${DISPUTE}/save`),
  drop: post(`${DISPUTE}/drop`),
}
