import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a freight template',
    from: 'store/freight/FreightForm',
    account: 'haichuan',
    table: db.freightTemplates,
    save: '保存',
    moved: {},
    row: () => db.freightTemplates.find(({ supplierId }) => supplierId === '9003'),
    path: ({ id }: Row) => `/ship-template-edit?id=${id}`,
    label: '模板名称',
    typed: '省内',
    elsewhere: true,
  },
]
