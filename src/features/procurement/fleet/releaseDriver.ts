import { normalizePlate } from '#domain/plate'
import type { Transport } from '#features/procurement/transport/model/transport'
import { NO_CAR } from './carFields'
import { type Driver, driverOf } from './model'

/** The changes when another name is typed over a chosen driver: his phone and his usual vehicle go with him. */
export function releaseDriver(drivers: readonly Driver[], transport: Partial<Transport>): Partial<Transport> {
  const driver = driverOf(drivers, transport)
  if (!driver && !transport.driverId) return { driverId: '' }
  const plate = normalizePlate(driver?.defaultCarNo)
  const isHis = plate !== '' && plate === normalizePlate(transport.carNo)
  return { driverId: '', driverPhone: '', ...(isHis ? NO_CAR : {}) }
}
