import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

const noted = db.delivers.find(
  (row) => row.status === 1 && row.supplierId === '9001' && row.materialType === 'REBAR' && !row.supplementary,
)
const supplementary = drawerForm(`补录信息 ${noted?.deliverSn}`)

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'supplementary information',
    path: () => `/supplier/deliver/detail?deliverSn=${noted?.deliverSn}&edit=supplementary`,
    api: '/save-supplementary-information',
    complete: async () => {
      await waitFor(() => expect(supplementary.input('备注')).toBeEnabled())
      await fill(supplementary.input('备注'), '回单随车')
    },
    button: supplementary.button,
    kept: () => expect(supplementary.input('备注')).toHaveValue('回单随车'),
    count: () => db.delivers.filter((row) => row.supplementary?.remark === '回单随车').length,
    done: supplementary.done,
    faults: someFaults(1),
  },
]
