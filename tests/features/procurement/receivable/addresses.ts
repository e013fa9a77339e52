import { db } from '#mocks/areas'

const bill = () => db.settlements.find((row) => row.supplierId === '9001' && row.status === 3)

/** An account and a settlement for each paper. */
export const addresses = {
  statementPreview: () => ({ payer: bill()?.companyName ?? '' }),
  reminderPreview: () => ({ payer: bill()?.companyName ?? '' }),
  invoicePreview: () => ({ ids: bill()?.id ?? '' }),
}
