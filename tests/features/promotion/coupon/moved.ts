import { db } from '#mocks/areas'
import { BEGUN, isPlanned } from '#tests/features/promotion/activity/planned'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a coupon',
    from: 'promotion/activity/ActivityFormSection',
    account: 'haichuan',
    table: db.coupons,
    save: '提交',
    moved: BEGUN,
    row: () => db.coupons.find(isPlanned),
    path: ({ id }: Row) => `/add-coupon?id=${id}`,
    label: '活动名称',
    typed: '改期发券',
  },
]

/** Actions about parts of a record, about several, or that ask for times: proven in the suites of their screens. */
export const unmovedActions = ['coupon open']
