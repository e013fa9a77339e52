import { optionError } from '#domain/cell/optionError'
import { maskPhone } from '#domain/mask'
import { normalizePlate } from '#domain/plate'
import { onlyErrors } from '#domain/text'
import { carEndpoints, driverEndpoints } from '#features/procurement/fleet/endpoints'
import type { EnabledFlag } from '#features/procurement/fleet/model'
import {
  LICENSE_TYPES,
  takenCar,
  takenDriver,
  validateCar,
  validateDriver,
} from '#features/procurement/fleet/model/checks'
import { carRequests, driverRequests } from '#features/procurement/fleet/requests'
import { dictError } from '#mocks/common/dictionary/rules'
import { crudRoutes } from '#mocks/kernel/http/crud'
import { type Content, ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, pageBy, platePart } from '#mocks/kernel/store/listing'
import { type CarRow, type DriverRow, fleetTables, transportsUnderway } from './rows'

const driverFilters: Filters<DriverRow> = {
  ...containing('driverName', 'driverPhone', 'licenseType'),
  ...equalTo('id', 'status'),
  ...during('licenseExpire', 'licenseExpireStart', 'licenseExpireEnd'),
  carNo: platePart((row) => row.defaultCarNo),
}

const carFilters: Filters<CarRow> = {
  ...equalTo('id', 'carType', 'status'),
  ...during('inspectExpire', 'inspectExpireStart', 'inspectExpireEnd'),
  ...during('insuranceExpire', 'insuranceExpireStart', 'insuranceExpireEnd'),
  carNo: platePart((row) => row.carNo),
}

/** The drivers of the caller's supplier. */
export const ownDrivers = ownedBy(fleetTables.drivers, 'supplierId', { refuse: () => new Refusal('司机不存在') })
const ownCars = ownedBy(fleetTables.cars, 'supplierId', { refuse: () => new Refusal('车辆不存在') })
const view = withoutOwner
const answer = ({ id }: { id: string }) => ({ id })

export const fleetRoutes: Route[] = [
  // A list has phone numbers masked; asked for by its id, a driver is a record, and has it.
  readRoute(driverEndpoints.page, 'fleet', (call) =>
    pageBy(ownDrivers.all(call), call, {
      filters: driverFilters,
      view: (row) => ({ ...view(row), ...(call.fields.id ? {} : { driverPhone: maskPhone(row.driverPhone) }) }),
    }),
  ),
  ...crudRoutes({ ...driverEndpoints, page: undefined }, 'fleet', ownDrivers, {
    view,
    read: readDriver,
    answer,
    removes: ({ id }) => refuseUnderway(({ driverId }) => driverId === id),
  }),
  ...crudRoutes(carEndpoints, 'fleet', ownCars, {
    filters: carFilters,
    view,
    read: readCar,
    answer,
    changed: ({ id, carNo }) => changeDrivers(id, { defaultCarNo: carNo }),
    removes: ({ id }) => {
      refuseUnderway(({ carId }) => carId === id)
      changeDrivers(id, { defaultCarId: '', defaultCarNo: '' })
    },
  }),
]

function readDriver(call: Call, row?: DriverRow): Content<DriverRow> {
  const sent = bodyBy(call, driverRequests.add)
  const driver = { ...sent, status: enabled(sent.status) }
  const licenseType = optionError(driver.licenseType, LICENSE_TYPES, { label: '准驾车型' })
  refuseErrors({ ...validateDriver(driver), ...onlyErrors({ licenseType }) })
  const others = ownDrivers.all(call).filter(({ id }) => id !== row?.id)
  refuseErrors(takenDriver(driver, others))
  const defaultCarNo = driver.defaultCarId ? ownCars.get(call, driver.defaultCarId).carNo : ''
  return { ...driver, defaultCarNo, licensePhoto: row?.licensePhoto ?? '' }
}

function readCar(call: Call, row?: CarRow): Content<CarRow> {
  const sent = bodyBy(call, carRequests.add)
  const plates = { carNo: normalizePlate(sent.carNo), trailerNo: normalizePlate(sent.trailerNo) }
  const car = { ...sent, ...plates, status: enabled(sent.status) }
  refuseErrors({ ...validateCar(car), ...onlyErrors({ carType: dictError('car_type', car.carType, '车型') }) })
  const others = ownCars.all(call).filter(({ id }) => id !== row?.id)
  refuseErrors(takenCar(car, others))
  return { ...car, vehicleLicensePhoto: row?.vehicleLicensePhoto ?? '' }
}

/** The status of a driver or vehicle; enabled by default. */
function enabled(status: EnabledFlag): EnabledFlag {
  return status === 0 ? 0 : 1
}

/** Changes the drivers whose default vehicle this is. */
function changeDrivers(carId: string, change: Partial<DriverRow>): void {
  for (const { id } of fleetTables.drivers.filter(({ defaultCarId }) => defaultCarId === carId)) {
    fleetTables.drivers.update(id, change)
  }
}

function refuseUnderway(matches: (transport: { driverId: string; carId: string }) => boolean): void {
  const isUnderway = transportsUnderway.all().some((read) => read().some(matches))
  if (isUnderway) throw new Refusal('存在待验收送货单，不能删除')
}

function withoutOwner<Row extends { supplierId: string }>({ supplierId: _, ...row }: Row) {
  return row
}
