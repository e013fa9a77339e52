import type { DrawerSpec } from '#tests/kit/suites/describeDrawer'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** None: commissions of new SKUs are lines of a grid, sent one by one; see `CommissionEditor.test.tsx`. */
export const editors: EditorSpec[] = []

/** The drawers of the area that edit a record of a list. */
export const drawers: DrawerSpec[] = [
  {
    name: 'the drawer of a commission',
    account: 'haichuan',
    path: '/distribution/goods',
    api: '/distribution/goods',
    asks: ['id'],
    title: '编辑佣金',
    shows: ['佣金（元）'],
  },
]
