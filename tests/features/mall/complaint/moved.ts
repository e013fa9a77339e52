import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'an appeal',
    from: 'mall/complaint/AppealDrawer',
    account: 'haichuan',
    table: db.complaints,
    save: '保存',
    row: () => db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL'),
    path: ({ id }: Row) => `/complaints?edit=${id}`,
    label: '申诉内容',
    typed: '已补发',
    moved: {},
  },
]
