import { db } from '#mocks/areas'
import { CONTRACT } from './noteForm'

const order = () => db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED')
const note = () => db.delivers.find((row) => row.supplierId === '9001' && row.status === 1)

/** A record for each screen that needs one. */
export const addresses = {
  deliverDetail: () => ({ deliverSn: note()?.deliverSn ?? '' }),
  createDeliver: () => ({ orderSn: order()?.orderSn ?? '', items: 'all' }),
  deliverPreview: () => ({ ids: note()?.id ?? '' }),
}

/** A note is of an order or of a contract. */
export const otherAddresses = {
  createDeliver: () => ({ contractId: db.contracts.find(({ contractCode }) => contractCode === CONTRACT)?.id ?? '' }),
}
