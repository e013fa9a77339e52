import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { choose, fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

// Without a pending request of the same kind.
const calm = db.goods.find(
  ({ id, storeId, deleteFlag }) =>
    storeId === '9003' && !deleteFlag && !db.goodsChanges.find(({ goodsId }) => goodsId === id),
)
const change = drawerForm('申请变更')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'a request to change goods',
    account: 'haichuan',
    path: () => `/goods-changes?edit=new&goods=${calm?.id}`,
    api: '/change/store/add',
    complete: async () => {
      await waitFor(() => expect(change.input('变更内容')).toBeEnabled())
      await choose(change.input('变更内容'), '商品名称')
      await fill(change.input('变更后'), '改名后的商品')
      await fill(change.input('变更原因'), '按国家标准规范名称')
    },
    button: change.button,
    done: change.done,
    kept: () => expect(change.input('变更后')).toHaveValue('改名后的商品'),
    count: () => db.goodsChanges.filter(({ after }) => after === '改名后的商品').length,
    faults: someFaults(1),
  },
]
