import { db } from '#mocks/areas'

/** The lists with the drawer of a record open. */
export const addresses = {
  driverList: () => ({ edit: db.drivers.find((row) => row.supplierId === '9001')?.id ?? '' }),
  carList: () => ({ edit: db.cars.find((row) => row.supplierId === '9001')?.id ?? '' }),
}
