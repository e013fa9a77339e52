import { statusAt } from '#features/mall/activity/model'
import { db } from '#mocks/areas'

/** A full discount of the demo shop in a status. */
export function fullDiscountIn(status: string) {
  const found = db.fullDiscounts.find((row) => row.storeId === '9003' && statusAt(row) === status)
  if (!found) throw new Error(`no full discount is ${status}`)
  return found
}

/** A record for each screen that needs one. */
export const addresses = {
  'full-discount-detail': () => ({ id: fullDiscountIn('START').id }),
}
