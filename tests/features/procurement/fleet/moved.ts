import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a driver',
    from: 'procurement/fleet/DriverEditor',
    account: 'yueheng',
    table: db.drivers,
    save: '保存',
    moved: {},
    row: () => db.drivers.find(({ supplierId }) => supplierId === '9001'),
    path: ({ id }: Row) => `/supplier/driver/list?edit=${id}`,
    label: '司机姓名',
    typed: '周师傅',
    elsewhere: true,
  },
  {
    name: 'a vehicle',
    from: 'procurement/fleet/CarEditor',
    account: 'yueheng',
    table: db.cars,
    save: '保存',
    moved: {},
    row: () => db.cars.find(({ supplierId, ownerName }) => supplierId === '9001' && ownerName !== ''),
    path: ({ id }: Row) => `/supplier/car/list?edit=${id}`,
    label: '车主',
    typed: '自有车队',
    elsewhere: true,
  },
]
