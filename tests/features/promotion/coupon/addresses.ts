import { statusAt } from '#features/mall/activity/model'
import { db } from '#mocks/areas'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'

const SHOP = '9003'

/** The coupons of the demo shop in a status that no full discount gives away. */
export function couponsIn(status: string) {
  return db.coupons.filter((row) => row.storeId === SHOP && row.id !== GIVEN_COUPON && statusAt(row) === status)
}

/** One of them, valid between two moments. */
export function couponIn(status: string) {
  const found = couponsIn(status).find(({ rangeDayType }) => rangeDayType === 'FIXEDTIME')
  if (!found) throw new Error(`no coupon is ${status}`)
  return found
}

/** A coupon of the demo shop by its name. */
export function couponNamed(name: string) {
  const found = db.coupons.find(({ storeId, couponName }) => storeId === SHOP && couponName === name)
  if (!found) throw new Error(`no coupon ${name}`)
  return found
}

/** A record for each screen that needs one. */
export const addresses = {
  'add-coupon': () => ({ id: couponIn('START').id }),
}
