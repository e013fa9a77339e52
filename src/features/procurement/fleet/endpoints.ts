import { getPage, post } from '#shared/endpoint'

const DRIVER = '/api/gd-system/supplier/driver'
const CAR = '/api/gd-system/supplier/car'

/** Calls about drivers. There is none for a single one: the page, filtered by id, holds it. */
export const driverEndpoints = {
  page: getPage(`${DRIVER}/page-for-supplier-driver`),
  add: post(`${DRIVER}/add`),
  update: post(`${DRIVER}/update`),
  remove: post(`${DRIVER}/delete`),
}

/** Calls about vehicles. There is none for a single one: the page, filtered by id, holds it. */
export const carEndpoints = {
  page: getPage(`${CAR}/page-for-supplier-car`),
  add: post(`${CAR}/add`),
  update: post(`${CAR}/update`),
  remove: post(`${CAR}/delete`),
}
