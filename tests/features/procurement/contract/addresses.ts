import { db } from '#mocks/areas'

const contract = (status: number) =>
  db.contracts.find((row) => row.supplierId === '9001' && row.status === status)?.id ?? ''

/** A record for each screen that needs one. */
export const addresses = {
  agreementDetail: () => ({ id: contract(8) }),
  agreementEdit: () => ({ id: contract(0) }),
}
