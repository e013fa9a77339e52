import { getFile, getPage, getRecord, getValue } from '#shared/endpoint'

const SETTLEMENT = '/api/gd-material/settlementBill'

/** Calls about settlements. */
export const settlementEndpoints = {
  page: getPage(`${SETTLEMENT}/queryPage`),
  /** The settlements of a filter without paging; no screen reads it, the ancestor's clients do. */
  list: getValue(`${SETTLEMENT}/queryList`),
  detail: getRecord(`${SETTLEMENT}/detail`, 'id'),
  export: getFile(`${SETTLEMENT}/export`),
}
