import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { carEndpoints, driverEndpoints } from './endpoints'
import { carInput, driverInput } from './model'

/** What calls about drivers carry. */
export const driverRequests = {
  page: filters(driverEndpoints.page, [
    'carNo',
    'driverName',
    'driverPhone',
    'id',
    'licenseExpireEnd',
    'licenseExpireStart',
    'status',
  ]),
  add: body(driverEndpoints.add, driverInput),
  update: body(driverEndpoints.update, { ...driverInput.entries, id: wire.id() }),
  remove: body(driverEndpoints.remove, { ids: wire.list(wire.textItem) }),
}

/** What calls about vehicles carry. */
export const carRequests = {
  page: filters(carEndpoints.page, [
    'carNo',
    'carType',
    'id',
    'inspectExpireEnd',
    'inspectExpireStart',
    'insuranceExpireEnd',
    'insuranceExpireStart',
    'status',
  ]),
  add: body(carEndpoints.add, carInput),
  update: body(carEndpoints.update, { ...carInput.entries, id: wire.id() }),
  remove: body(carEndpoints.remove, { ids: wire.list(wire.textItem) }),
}
