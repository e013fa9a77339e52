import { getPage, getRecord, getValue, optional, post } from '#shared/endpoint'

const DELIVERY = '/api/supplier/orderLogistics'
/** The last part is the user type: 1 is the supplier. */
const PAGE = `${DELIVERY}/get-deliver-page/1`
const PRINT = `${DELIVERY}/print-deliver-msg-file`

/**
 * Calls about delivery notes. There is none for a single one: the page, filtered by number, holds it with its lines.
 */
export const deliveryEndpoints = {
  page: getPage(PAGE),
  detail: { ...getRecord(PAGE, 'deliverSn'), fixed: { withItems: 1, pageSize: 10 } },
  add: post(`${DELIVERY}/add`),
  ...optional('noteVoiding', {
    void: post(`${DELIVERY}/void`),
  }),
  print: getValue(PRINT),
  preview: getValue(PRINT, { preview: 1 }),
  ...optional('printRecall', {
    /** Reports that prints came to nothing. */
    cancelPrint: post(`${DELIVERY}/cancel-print`),
  }),
}
