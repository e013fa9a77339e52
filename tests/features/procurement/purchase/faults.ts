import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { fill, inPage, user } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { someFaults } from '#tests/kit/suites/writeFaults'

const order = db.orders.find(
  (row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && !row.sendTimeVerified,
)
const sending = () => within(document.querySelector<HTMLElement>('.ant-modal-wrap:has(.ant-picker)') ?? document.body)

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'the send time of an order',
    path: () => `/supplier/order/detail?orderSn=${order?.orderSn}`,
    api: '/verifySendTime',
    complete: async () => {
      await user.click(await waitFor(() => inPage().getByRole('button', { name: '确认发货时间' })))
      await waitFor(() => expect(sending().getByLabelText('发货时间')).toBeEnabled())
      fireEvent.mouseDown(sending().getByLabelText('发货时间'))
      await fill(sending().getByLabelText('发货时间'), '2099-01-02 08:00')
      await user.keyboard('{Enter}')
    },
    button: () => sending().getByRole('button', { name: /^确\s*认$/ }),
    kept: () => expect(sending().getByLabelText('发货时间')).toHaveValue('2099-01-02 08:00'),
    count: () => db.orders.filter(({ sendTime }) => sendTime === '2099-01-02 08:00:00').length,
    done: () => expect(inPage().getByRole('button', { name: '修改发货时间' })).toBeInTheDocument(),
    faults: someFaults(2),
  },
]
