import { db } from '#mocks/areas'
import { OWN } from './shown'

/** A note of an order, settled: the chain that a price and a quantity go through. */
export const chain = () => {
  const bills = db.settlements.filter(({ supplierId, materialType }) => supplierId === OWN && materialType === 'SUNDRY')
  for (const settlement of bills) {
    for (const line of settlement.lines) {
      const note = db.delivers.find(({ deliverSn, orderSn }) => deliverSn === line.deliverSn && orderSn !== '')
      const item = note?.items?.find(
        ({ materialName, spec }) => materialName === line.materialName && spec === line.spec,
      )
      const order = db.orders.find(({ orderSn }) => orderSn === note?.orderSn)
      const ordered = order?.items.find(({ id }) => id === item?.sourceItemId)
      if (note && item && order && ordered) return { settlement, line, note, item, order, ordered }
    }
  }
  throw new Error('the demo has no settled note of an order')
}
