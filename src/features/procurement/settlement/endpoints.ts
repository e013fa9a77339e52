import { getFile, getPage, getRecord, getValue } from '#shared/endpoint'

const SETTLEMENT = '/api/gd-material/settlementBill'

/** Calls about settlements. */
export const settlementEndpoints = {
  page: getPage(`${SETTLEMENT}/queryPage`),
  list: getValue(`${SETTLEMENT}/queryList`),
  detail: getRecord(`${SETTLEMENT}/detail`, 'id'),
  export: getFile(`${SETTLEMENT}/export`),
}
