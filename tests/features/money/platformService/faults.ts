import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { field, fill, inPage, shows } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { someFaults } from '#tests/kit/suites/writeFaults'

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'the payment of a service',
    path: () => '/supplier/server/platformService/payment?featureId=61003',
    api: '/order/supplierPay',
    complete: async () => {
      await shows('购买内容')
      await fill(field('购买数量'), '3')
    },
    button: () => inPage().getByRole('button', { name: '提交并支付' }),
    kept: () => expect(field('购买数量')).toHaveValue('3'),
    count: () => db.platformOrders.filter(({ featureId, quantity }) => featureId === '61003' && quantity === 3).length,
    done: () => expect(inPage().getByRole('timer')).toBeInTheDocument(),
    faults: someFaults(0),
  },
]
