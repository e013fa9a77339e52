import { db } from '#mocks/areas'

/** A record for each screen that needs one. */
export const addresses = {
  main: () => ({ id: idOf('H5') }),
  renovation: () => ({ id: idOf('PC') }),
}

function idOf(client: string): string {
  return db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === client)?.id ?? ''
}
