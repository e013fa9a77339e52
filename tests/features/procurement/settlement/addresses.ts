import { db } from '#mocks/areas'

const settlement = () => db.settlements.find((row) => row.supplierId === '9001')?.id ?? ''

/** A record for each screen that needs one. */
export const addresses = {
  settlementDetail: () => ({ id: settlement() }),
  settlementPreview: () => ({ id: settlement() }),
}
