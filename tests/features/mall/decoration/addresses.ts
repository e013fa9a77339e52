import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  main: () => ({ id: db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === 'H5')?.id ?? '' }),
}
