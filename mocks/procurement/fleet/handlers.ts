import { normalizePlate } from '#domain/plate'
import { carEndpoints, driverEndpoints } from '#features/procurement/fleet/endpoints'
import {
  type CarInput,
  carInput,
  type DriverInput,
  driverInput,
  type EnabledFlag,
  validateCar,
  validateDriver,
} from '#features/procurement/fleet/model'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { fieldsBy, listField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  platePart,
  sorted,
} from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { type CarRow, type DriverRow, fleetTables, transportsUnderway } from './rows'

const driverFilters: Filters<DriverRow> = {
  id: oneOf((row) => row.id),
  driverName: contains((row) => row.driverName),
  driverPhone: contains((row) => row.driverPhone),
  licenseType: contains((row) => row.licenseType),
  carNo: platePart((row) => row.defaultCarNo),
  licenseExpireStart: notBefore((row) => row.licenseExpire),
  licenseExpireEnd: notAfter((row) => row.licenseExpire),
  status: oneOf((row) => row.status),
}

const carFilters: Filters<CarRow> = {
  id: oneOf((row) => row.id),
  carNo: platePart((row) => row.carNo),
  carType: oneOf((row) => row.carType),
  inspectExpireStart: notBefore((row) => row.inspectExpire),
  inspectExpireEnd: notAfter((row) => row.inspectExpire),
  insuranceExpireStart: notBefore((row) => row.insuranceExpire),
  insuranceExpireEnd: notAfter((row) => row.insuranceExpire),
  status: oneOf((row) => row.status),
}

const ownDriver = ownedBy(fleetTables.drivers, 'supplierId', () => new Refusal('司机不存在'))
const ownCar = ownedBy(fleetTables.cars, 'supplierId', () => new Refusal('车辆不存在'))

export const fleetRoutes: Route[] = [
  readRoute(driverEndpoints.page, 'fleet', (call) => {
    const own = fleetTables.drivers.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, driverFilters), call, ['createTime']).map(withoutOwner), call)
  }),
  writeRoute(driverEndpoints.add, 'fleet', (call) => {
    const driver = readDriver(call)
    const id = nextId()
    const { supplierId } = call.account
    fleetTables.drivers.insert({ ...driver, id, supplierId, licensePhoto: '', createTime: worldNow() })
    return { id }
  }),
  writeRoute(driverEndpoints.update, 'fleet', (call) => {
    const { id } = ownDriver(call, textField(call, 'id'))
    fleetTables.drivers.update(id, readDriver(call))
    return { id }
  }),
  writeRoute(driverEndpoints.remove, 'fleet', (call) => {
    for (const row of listField(call, 'ids').map((id) => ownDriver(call, id))) {
      if (isUnderway((transport) => transport.driverId === row.id)) throw new Refusal('存在待验收送货单，不能删除')
      fleetTables.drivers.delete(row.id)
    }
  }),
  readRoute(carEndpoints.page, 'fleet', (call) => {
    const own = fleetTables.cars.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, carFilters), call, ['createTime']).map(withoutOwner), call)
  }),
  writeRoute(carEndpoints.add, 'fleet', (call) => {
    const car = readCar(call)
    const id = nextId()
    const { supplierId } = call.account
    fleetTables.cars.insert({ ...car, id, supplierId, vehicleLicensePhoto: '', createTime: worldNow() })
    return { id }
  }),
  writeRoute(carEndpoints.update, 'fleet', (call) => {
    const { id } = ownCar(call, textField(call, 'id'))
    const car = readCar(call)
    fleetTables.cars.update(id, car)
    // Update the plate on drivers with this default vehicle.
    for (const driver of fleetTables.drivers.filter(({ defaultCarId }) => defaultCarId === id)) {
      fleetTables.drivers.update(driver.id, { defaultCarNo: car.carNo })
    }
    return { id }
  }),
  writeRoute(carEndpoints.remove, 'fleet', (call) => {
    for (const row of listField(call, 'ids').map((id) => ownCar(call, id))) {
      if (isUnderway((transport) => transport.carId === row.id)) throw new Refusal('存在待验收送货单，不能删除')
      fleetTables.cars.delete(row.id)
      for (const driver of fleetTables.drivers.filter(({ defaultCarId }) => defaultCarId === row.id)) {
        fleetTables.drivers.update(driver.id, { defaultCarId: '', defaultCarNo: '' })
      }
    }
  }),
]

function readDriver(call: Call): DriverInput & { defaultCarNo: string } {
  const sent = fieldsBy(call, driverInput)
  const driver = { ...sent, status: enabled(sent.status) }
  refuseErrors(validateDriver(driver))
  const { supplierId } = call.account
  const id = textField(call, 'id')
  const isTaken = fleetTables.drivers.find(
    (row) => row.supplierId === supplierId && row.driverPhone === driver.driverPhone && row.id !== id,
  )
  if (isTaken) throw new Refusal('该司机已存在')
  const car = driver.defaultCarId ? ownCar(call, driver.defaultCarId) : null
  return { ...driver, defaultCarNo: car?.carNo ?? '' }
}

function readCar(call: Call): CarInput {
  const sent = fieldsBy(call, carInput)
  const { carNo, trailerNo, status } = sent
  const car = {
    ...sent,
    carNo: normalizePlate(carNo),
    trailerNo: normalizePlate(trailerNo),
    status: enabled(status),
  }
  refuseErrors(validateCar(car))
  const { supplierId } = call.account
  const id = textField(call, 'id')
  const isTaken = fleetTables.cars.find(
    (row) => row.supplierId === supplierId && normalizePlate(row.carNo) === car.carNo && row.id !== id,
  )
  if (isTaken) throw new Refusal('该车辆已存在')
  return car
}

/** The status of a driver or vehicle; enabled by default. */
function enabled(status: EnabledFlag): EnabledFlag {
  return status === 0 ? 0 : 1
}

function isUnderway(matches: (transport: { driverId: string; carId: string }) => boolean): boolean {
  return transportsUnderway.all().some((read) => read().some(matches))
}

function withoutOwner<Row extends { supplierId: string }>({ supplierId: _, ...row }: Row) {
  return row
}
