import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { askedAt, inPage, renderPage, reopen, runApp, user } from '#tests/kit/render'
import { rows, settled } from '#tests/kit/suites/listScreen'

runApp('material')
afterEach(() => setCapabilities('all'))

it('only marks an invoice as issued where the mall keeps neither number nor file', async () => {
  const order = db.mallOrders.find(
    (row) =>
      row.storeId === '9003' &&
      row.needReceipt &&
      row.orderStatus === 'COMPLETED' &&
      !db.receipts.get(receiptIdOf(row)),
  )
  setCapabilities([])
  await renderPage({ path: `/receipts?orderSn=${order?.sn}`, account: 'haichuan' })
  await settled()
  expect(inPage().queryByText('开票', { selector: 'button, a' })).toBeNull()
  await user.click(inPage().getByRole('button', { name: /标记已开票/ }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('不保存发票号码和文件')
  await user.click(within(question).getByRole('button', { name: /标记已开票|确\s?定/ }))
  await waitFor(() => expect(rows()[0]).toContain('已开票'))
  expect(askedAt('/invoicing').map(({ body }) => body)).toEqual([''])
  // Neither list nor record has a place for what is not kept.
  expect(inPage().queryByText('发票号码')).toBeNull()
  reopen(`/receipts?orderSn=${order?.sn}&view=${receiptIdOf(order as NonNullable<typeof order>)}`)
  const record = await screen.findByRole('dialog', { name: '发票详情' })
  await waitFor(() => expect(record).toHaveTextContent('发票抬头'))
  expect(record).not.toHaveTextContent(/发票号码|发票文件|开票时间/)
})
