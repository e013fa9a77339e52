import { db } from '#mocks/areas'

const bill = () => db.settlements.find((row) => row.supplierId === '9001')?.id ?? ''

/** A record for each screen that needs one. */
export const addresses = {
  settlementDetail: () => ({ id: bill() }),
  settlementPreview: () => ({ id: bill() }),
}
