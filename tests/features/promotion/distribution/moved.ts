import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'the commission of a SKU',
    from: 'promotion/distribution/CommissionEditor',
    account: 'haichuan',
    table: db.distributionGoods,
    label: '佣金（元）',
    typed: '1.55',
    save: '保存',
    moved: {},
    row: () => db.distributionGoods.find(({ storeId }) => storeId === '9003'),
    path: ({ id }: Row) => `/distribution/goods?edit=${id}`,
  },
]

/** Editors that are not held to it, and why. */
export const unmovedEditors: Record<string, string> = {
  'promotion/distribution/CommissionForm': 'many SKUs at once, each with its own answer: CommissionEditor.release.test',
}
