import { db } from '#mocks/areas'

/** The list with the drawer of a record open. */
export const addresses = {
  distributionGoods: () => ({ edit: db.distributionGoods.find(({ storeId }) => storeId === '9003')?.id ?? '' }),
}
