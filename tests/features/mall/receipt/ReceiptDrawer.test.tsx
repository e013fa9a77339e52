import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { renderPage, runApp } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const asked = (matches: (status: string) => boolean) =>
  db.mallOrders.find((row) => row.storeId === '9003' && row.needReceipt && matches(row.orderStatus))

it('shows an issued invoice with its number and file, and links to the order', async () => {
  const issued = db.receipts.find(() => true)
  await renderPage({ path: `/receipts?orderSn=${issued?.orderSn}&view=${issued?.id}`, account: 'haichuan03' })
  await waitFor(() => expect(inDialog().getByRole('link', { name: issued?.orderSn ?? '' })).toBeInTheDocument())
  expect(inDialog().getByRole('link', { name: /^电子发票\d+\.pdf$/ })).toBeInTheDocument()
})

it('says why an invoice cannot be issued yet', async () => {
  const order = asked((status) => status === 'UNDELIVERED' || status === 'CANCELLED')
  await renderPage({
    path: `/receipts?orderSn=${order?.sn}&view=${order && receiptIdOf(order)}`,
    account: 'haichuan03',
  })
  await waitFor(() => expect(inDialog().getByText(/才能开票|不能开票/)).toBeInTheDocument())
})
