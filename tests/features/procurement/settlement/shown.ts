import { settlementEndpoints } from '#features/procurement/settlement/endpoints'
import { db } from '#mocks/areas'
import { first, OWN, type Shown, total, yuan } from '#tests/figures/shown'

const settled = () => first(db.settlements.find(({ supplierId, status }) => supplierId === OWN && status === 3))
const open = () => first(db.settlements.find(({ supplierId, status }) => supplierId === OWN && status === 8))
const settlementPlaces = (bill: typeof settled) => ({
  'its record': () => `/supplier/settlement/detail?id=${bill().id}`,
  'the list': () => `/supplier/settlement/list?settlementCode=${bill().settlementCode}`,
  'its paper': () => `/settlementPreview?id=${bill().id}`,
})
const sumOfLines = (bill: typeof settled) => () => yuan(total(bill().lines.map(({ amountTax }) => amountTax)))

/** What is read of settlements. */
export const shown: Shown[] = [
  {
    name: 'the amount of a settlement that is settled',
    figure: sumOfLines(settled),
    places: settlementPlaces(settled),
    workbook: { path: () => settlementEndpoints.export.path, query: () => ({ id: settled().id }) },
  },
  { name: 'the amount of a settlement to be checked', figure: sumOfLines(open), places: settlementPlaces(open) },
  {
    name: 'the amount to invoice of a settlement',
    figure: sumOfLines(settled),
    places: { 'the invoice data': () => `/invoicePreview?ids=${settled().id}` },
  },
]
