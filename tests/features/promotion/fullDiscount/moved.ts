import { db } from '#mocks/areas'
import { BEGUN, isPlanned } from '#tests/features/promotion/activity/planned'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a full discount',
    from: 'promotion/activity/ActivityFormSection',
    account: 'haichuan',
    table: db.fullDiscounts,
    save: '提交',
    moved: BEGUN,
    row: () => db.fullDiscounts.find(isPlanned),
    path: ({ id }: Row) => `/full-discount-detail?id=${id}`,
    label: '活动名称',
    typed: '改期满减',
  },
]

/** Actions about parts of a record, about several, or that ask for times: proven in the suites of their screens. */
export const unmovedActions = ['fullDiscount open']
