import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

const asked = db.mallOrders.find(
  (row) =>
    row.storeId === '9003' && row.needReceipt && row.orderStatus === 'COMPLETED' && !db.receipts.get(receiptIdOf(row)),
)
const invoice = drawerForm('开票')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'an invoice',
    account: 'haichuan',
    path: () => `/receipts?edit=${asked && receiptIdOf(asked)}`,
    api: '/invoicing',
    complete: async () => {
      await waitFor(() => expect(invoice.input('发票号码')).toBeEnabled())
      await fill(invoice.input('发票号码'), '26449999999999999999')
    },
    button: invoice.button,
    done: invoice.done,
    kept: () => expect(invoice.input('发票号码')).toHaveValue('26449999999999999999'),
    count: () => db.receipts.filter(({ receiptDetail }) => receiptDetail.includes('26449999999999999999')).length,
    faults: someFaults(2),
  },
]
