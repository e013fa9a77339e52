import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a pick-up point',
    from: 'store/address/AddressEditor',
    account: 'haichuan',
    table: db.storeAddresses,
    save: '保存',
    moved: {},
    row: () => db.storeAddresses.find(({ supplierId }) => supplierId === '9003'),
    path: ({ id }: Row) => `/shop-addresses?edit=${id}`,
    label: '自提点名称',
    typed: '三号仓',
    elsewhere: true,
  },
]
