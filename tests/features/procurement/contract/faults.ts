import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { choose, field, fill, inPage, tabNames } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { someFaults } from '#tests/kit/suites/writeFaults'

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'a new contract',
    path: () => '/supplier/agreementCreate',
    api: '/contract/createContract',
    complete: async () => {
      await waitFor(() => expect(field('合同名称')).toBeEnabled())
      await fill(field('合同名称'), '滨江三号地块钢筋采购合同')
      await choose(field('材料类型'), '钢筋')
      await choose(field('甲方（采购单位）'), '岭筑一公司（示例）')
    },
    button: () => inPage().getByRole('button', { name: '保存' }),
    kept: () => expect(field('合同名称')).toHaveValue('滨江三号地块钢筋采购合同'),
    count: () => db.contracts.filter(({ contractName }) => contractName === '滨江三号地块钢筋采购合同').length,
    done: () => expect(tabNames().at(-1)).toMatch(/^编辑合同/),
    faults: someFaults(2),
  },
]
