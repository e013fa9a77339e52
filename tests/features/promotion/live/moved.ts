import { db } from '#mocks/areas'
import { BEGUN, isPlanned } from '#tests/features/promotion/activity/planned'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a live room',
    from: 'promotion/live/room/StudioForm',
    account: 'haichuan',
    table: db.studios,
    save: '保存',
    moved: BEGUN,
    row: () => db.studios.find(isPlanned),
    path: ({ id }: Row) => `/add-live?id=${id}`,
    label: '直播标题',
    typed: '改期直播',
  },
]

/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'promotion/live/goods/LiveGoodsForm': 'new only',
}
