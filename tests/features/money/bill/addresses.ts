import { db } from '#mocks/areas'

const bill = () => ({ id: db.bills.find(({ storeId }) => storeId === '9003')?.id ?? '' })

/** A record for each screen that needs one. */
export const addresses = { 'bill-detail': bill, 'orderSettlementList-detail': bill, billPreview: bill }
