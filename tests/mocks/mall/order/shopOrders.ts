import { db } from '#mocks/areas'

/** The first order of the shop in a state, with these members besides. */
export function orderIn(orderStatus: string, more: object = {}) {
  const found = db.mallOrders.find(
    (row) =>
      row.storeId === '9003' &&
      row.orderStatus === orderStatus &&
      Object.entries(more).every(([name, value]) => Reflect.get(row, name) === value),
  )
  if (!found) throw new Error(`no order in ${orderStatus}`)
  return found
}

/** The lines of an order. */
export function linesOf(sn: string) {
  return db.mallOrderItems.filter(({ orderSn }) => orderSn === sn)
}
