import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  ...(['H5', 'PC'] as const).map(
    (client): MovedSpec => ({
      name: `a page for ${client}`,
      from: 'mall/decoration/editor/usePageForm',
      account: 'haichuan',
      table: db.pageDatas,
      label: '页面名称',
      typed: '改名的页面',
      save: '保存',
      moved: {},
      row: () =>
        db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === client && row.pageShow === 'CLOSE'),
      path: ({ id }: Row) => `/${client === 'PC' ? 'pcFloorList' : 'floorList'}/main?id=${id}`,
    }),
  ),
]
