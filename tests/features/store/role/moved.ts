import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a role',
    from: 'store/role/RoleEditor',
    account: 'yueheng',
    table: db.roles,
    save: '保存',
    moved: {},
    row: () => db.roles.find(({ supplierId }) => supplierId === '9001'),
    path: ({ id }: Row) => `/store/roles?edit=${id}`,
    label: '角色名称',
    typed: '仓管',
    elsewhere: true,
  },
]
