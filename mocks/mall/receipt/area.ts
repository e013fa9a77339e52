import { dayStart, isBeforeText, shiftMinutes } from '#domain/time'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { atMoment } from '#mocks/kernel/store/now'
import type { SeedPart } from '#mocks/kernel/store/store'
import { findMallOrder, orderReceipts } from '#mocks/mall/order/rules'
import { receiptRoutes } from './handlers'
import { receiptTables } from './rows'
import { askedOrders, issue, receiptView } from './rules'

/** Simulates invoices for most of the completed orders, a day after receipt. */
function simulateReceipts(today: string): SeedPart[] {
  const now = dayStart(today)
  const completed = askedOrders('9003').filter(({ orderStatus }) => orderStatus === 'COMPLETED')
  for (const [index, order] of completed.entries()) {
    const time = shiftMinutes(order.completeTime, 1440)
    if (index % 5 === 4 || !isBeforeText(time, now)) continue
    const invoiceNo = `2644${order.id.slice(-8).padStart(16, '7')}`
    const fileName = `电子发票${invoiceNo}.pdf`
    atMoment(time, () => void issue(order, { invoiceNo, fileName, fileUrl: attachmentUrl(fileName) }))
  }
  return []
}

/** Invoices that buyers requested with their orders. */
export const area = defineArea({
  tables: receiptTables,
  seed: simulateReceipts,
  routes: receiptRoutes,
  extends: [
    orderReceipts.with((sn) => {
      const order = findMallOrder(sn)
      return order?.needReceipt ? receiptView(order) : null
    }),
  ],
  grants: { receipt: {} },
  menu: screensIn('settlement', { grant: 'receipt', variants: ['material'] }, [
    [60, 'receipt', '发票管理', 'receipts', 'order/receiptManager/receipt'],
  ]),
})
