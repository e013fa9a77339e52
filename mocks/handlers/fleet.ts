import { db } from '../db'
import type { CarRow, DriverRow } from '../entity'
import { contains, type Filters, filtered, oneOf, pageOf, platePart, sorted } from '../listing'
import { type Route, readRoute } from '../route'

const driverFilters: Filters<DriverRow> = {
  driverName: contains((row) => row.driverName),
  driverPhone: contains((row) => row.driverPhone),
  status: oneOf((row) => row.status),
}

const carFilters: Filters<CarRow> = {
  carNo: platePart((row) => row.carNo),
  carType: oneOf((row) => row.carType),
  status: oneOf((row) => row.status),
}

export const fleetRoutes: Route[] = [
  readRoute(['GET'], '/api/gd-system/supplier/driver/page-for-supplier-driver', 'fleet', (call) => {
    const own = db.drivers.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, driverFilters), call, ['createTime']).map(withoutOwner), call)
  }),
  readRoute(['GET'], '/api/gd-system/supplier/car/page-for-supplier-car', 'fleet', (call) => {
    const own = db.cars.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, carFilters), call, ['createTime']).map(withoutOwner), call)
  }),
]

function withoutOwner<Row extends { supplierId: string }>({ supplierId: _, ...row }: Row) {
  return row
}
