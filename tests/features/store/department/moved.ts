import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a department',
    from: 'store/department/DepartmentEditor',
    account: 'yueheng',
    table: db.departments,
    save: '保存',
    moved: {},
    row: () => db.departments.find(({ supplierId }) => supplierId === '9001'),
    path: ({ id }: Row) => `/store/departments?edit=${id}`,
    label: '部门名称',
    typed: '质检组',
    elsewhere: true,
  },
]
