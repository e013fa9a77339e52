import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { renderPage, runApp } from '#tests/kit/render'
import { headButtons } from '#tests/kit/suites/recordScreen'

runApp('supplier')

const inStatus = (payStatus: number) => {
  const order = db.platformOrders.find((row) => row.payStatus === payStatus && row.supplierId === '9001')
  if (!order) throw new Error(`no order in ${payStatus}`)
  return order
}
const pathOf = ({ id }: { id: string }) => `/supplier/server/purchaseRecord/detail?id=${id}`

it.each([
  [2, ['再次购买']],
  [6, ['再次购买']],
])('has in status %i the buttons %j', async (status, names) => {
  await renderPage({ path: pathOf(inStatus(status)), account: 'yueheng' })
  expect(await headButtons()).toEqual(names)
})
