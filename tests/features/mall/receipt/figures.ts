import { sum } from '#domain/money'
import { receiptEndpoints } from '#features/mall/receipt/endpoints'
import { refunded } from '#tests/features/mall/afterSale/figures'
import { orders } from '#tests/features/mall/order/figures'
import { moneyBy, type Places, positive } from '#tests/figures/book'

type Receipt = { orderSn: string; receiptStatus: number; receiptPrice: number; overPrice: number }

/** What invoices say too much. */
export const facts: Places = {
  'what an invoice is over what was paid in the end': {
    'invoice list': async (book) =>
      positive(moneyBy(await book.rows<Receipt>(receiptEndpoints.page.path), 'orderSn', 'overPrice')),
    'its filter': async (book) =>
      moneyBy(await book.rows<Receipt>(receiptEndpoints.page.path, { refundedSince: '1' }), 'orderSn', 'overPrice'),
    'the invoice against order and refunds': async (book) => {
      const issued = (await book.rows<Receipt>(receiptEndpoints.page.path)).filter((row) => row.receiptStatus === 1)
      const paid = moneyBy(await orders(book), 'sn', 'flowPrice')
      const back = moneyBy(await refunded(book), 'orderSn', 'actualRefundPrice')
      const over = ({ orderSn, receiptPrice }: Receipt) =>
        sum([receiptPrice, back.get(orderSn)]).minus(sum([paid.get(orderSn)]))
      return positive(moneyBy(issued, 'orderSn', over))
    },
  },
}
