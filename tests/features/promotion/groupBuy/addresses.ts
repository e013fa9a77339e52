import { statusAt } from '#features/mall/activity/model'
import { db } from '#mocks/areas'

/** A group-buy of the demo shop in a status. */
export function groupBuyIn(status: string) {
  const found = db.groupBuys.find((row) => row.storeId === '9003' && statusAt(row) === status)
  if (!found) throw new Error(`no group-buy is ${status}`)
  return found
}

/** A record for each screen that needs one. */
export const addresses = {
  'pintuan-goods': () => ({ id: groupBuyIn('START').id }),
  'pintuan-edit': () => ({ id: groupBuyIn('NEW').id }),
}
