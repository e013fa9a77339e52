import { db } from '#mocks/areas'
import { chain } from '#tests/figures/chain'
import type { Shown } from '#tests/figures/shown'

const PRICE = '1234.5678'

/** Gives the chain's line a price of four decimals, in every document of it. */
const priced = () => {
  const { settlement, line, note, item, order, ordered } = chain()
  const withPrice = <Row extends { id: string }>(rows: readonly Row[], id: string, member: string) =>
    rows.map((row) => (row.id === id ? { ...row, [member]: PRICE } : row))
  db.materials.update(ordered.contractMaterialId, { taxUnitPrice: PRICE })
  db.orders.update(order.id, { items: withPrice(order.items, ordered.id, 'taxUnitPrice') })
  db.delivers.update(note.id, { items: withPrice(note.items ?? [], item.id, 'taxUnitPrice') })
  db.settlements.update(settlement.id, { lines: withPrice(settlement.lines, line.id, 'settlePriceTax') })
  return chain()
}

/** What is read of a contract's price. */
export const shown: Shown[] = [
  {
    name: 'a contract price of four decimals',
    figure: () => '1,234.5678',
    places: {
      'the contract': () => `/supplier/agreementDetail?id=${priced().order.contractId}`,
      'the order': () => `/supplier/order/detail?orderSn=${priced().order.orderSn}`,
      'the note': () => `/supplier/deliver/detail?deliverSn=${priced().note.deliverSn}`,
      'the settlement': () => `/supplier/settlement/detail?id=${priced().settlement.id}`,
      'the settlement on paper': () => `/settlementPreview?id=${priced().settlement.id}`,
    },
  },
]
