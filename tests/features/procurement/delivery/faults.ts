import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { field, fill, inPage, tabNames } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { completeNote, ORDER } from './noteForm'

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'a new delivery note',
    path: () => `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`,
    api: '/orderLogistics/add',
    complete: async () => {
      await waitFor(() => expect(field('备注')).toBeEnabled())
      await completeNote()
      await fill(field('备注'), '下午三点前到')
    },
    button: () => inPage().getByRole('button', { name: '保存送货单' }),
    kept: () => expect(field('备注')).toHaveValue('下午三点前到'),
    count: () => db.delivers.filter(({ remark }) => remark === '下午三点前到').length,
    done: () => expect(tabNames().at(-1)).toMatch(/^送货单详情 SH/),
  },
]
