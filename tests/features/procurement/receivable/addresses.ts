import { db } from '#mocks/areas'

const settlement = () => db.settlements.find((row) => row.supplierId === '9001' && row.status === 3)

/** An account and a settlement for each paper. */
export const addresses = {
  statementPreview: () => ({ payer: settlement()?.companyName ?? '' }),
  reminderPreview: () => ({ payer: settlement()?.companyName ?? '' }),
  invoicePreview: () => ({ ids: settlement()?.id ?? '' }),
}
