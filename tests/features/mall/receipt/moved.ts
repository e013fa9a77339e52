import { screen } from '@testing-library/react'
import { db } from '#mocks/areas'
import type { OrderRow } from '#mocks/mall/order/rows'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { pdfFile } from '#tests/kit/files'
import { user } from '#tests/kit/render'
import type { MovedSpec } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'an invoice',
    from: 'mall/receipt/InvoiceEditor',
    account: 'haichuan',
    table: db.mallOrders,
    row: () =>
      db.mallOrders.find((row) => row.storeId === '9003' && row.needReceipt && row.orderStatus === 'DELIVERED'),
    path: (row: OrderRow) => `/receipts?orderSn=${row.sn}&edit=${receiptIdOf(row)}`,
    label: '发票号码',
    typed: '26440000000000000001',
    save: '保存',
    moved: {},
    open: async () => {
      const upload = await screen.findByLabelText('发票文件', { selector: 'input' })
      await user.upload(upload, pdfFile('发票.pdf'))
      await screen.findByRole('button', { name: '移除 发票.pdf' })
    },
  },
]
