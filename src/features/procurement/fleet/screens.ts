import { list } from '#shared/screen/screen'
import { carEndpoints, driverEndpoints } from './endpoints'

export const fleetScreens = [
  list({
    name: 'driverList',
    path: '/supplier/driver/list',
    title: '司机管理',
    load: () => import('./DriverListPage'),
    query: ['status', 'driverName', 'licenseExpireRange'],
    drawers: ['edit'],
    prefetch: driverEndpoints.page,
  }),
  list({
    name: 'carList',
    path: '/supplier/car/list',
    title: '车辆管理',
    load: () => import('./CarListPage'),
    query: ['status', 'carNo', 'inspectExpireRange', 'insuranceExpireRange'],
    drawers: ['edit'],
    prefetch: carEndpoints.page,
    dicts: ['car_type'],
  }),
]
