import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a contract',
    from: 'procurement/contract/editor/useContractEditor',
    account: 'yueheng',
    table: db.contracts,
    save: '保存',
    moved: { status: 2 },
    row: () => db.contracts.find((row) => row.supplierId === '9001' && row.status === 0),
    path: ({ id }: Row) => `/agreementEdit?id=${id}`,
    label: '合同名称',
    typed: '新的合同名称',
  },
]
