import { getFile, getPage, getRecord, optional, post } from '#shared/endpoint'

const SETTLEMENT = '/api/gd-material/settlementBill'

/** Calls about settlements. */
export const settlementEndpoints = {
  page: getPage(`${SETTLEMENT}/queryPage`),
  detail: getRecord(`${SETTLEMENT}/detail`, 'id'),
  ...optional('settlementAnswer', {
    /** Carries the total that the supplier saw: the server refuses an outdated one. */
    confirm: post(`${SETTLEMENT}/confirm`),
    /** Sends the settlement back with the claims about its lines. */
    object: post(`${SETTLEMENT}/object`),
  }),
  export: getFile(`${SETTLEMENT}/export`),
}
