import { afterSaleEndpoints } from '#features/mall/afterSale/endpoints'
import { type AfterSale, refundParts, toClaim } from '#features/mall/afterSale/model'
import { paidOrders } from '#tests/features/mall/order/figures'
import { type Book, money, moneyBy, one, type Places } from '#tests/figures/book'

/** Claims that money went back with: the column of both lists and of the member is filled only there. */
export const refunded = async (book: Book) =>
  (await book.rows<AfterSale>(afterSaleEndpoints.page.path))
    .map(toClaim)
    .filter(({ actualRefundPrice }) => Number(actualRefundPrice) > 0)

const cancelledOrders = async (book: Book) =>
  (await paidOrders(book)).filter(({ orderStatus }) => orderStatus === 'CANCELLED')

/** How often money went back. */
export const facts: Places = {
  'number of refunds': {
    'claims and cancelled orders with a rest': async (book) => {
      const done = await refunded(book)
      const back = moneyBy(done, 'orderSn', 'actualRefundPrice')
      const rest = (await cancelledOrders(book)).filter(
        ({ sn, flowPrice }) => money(flowPrice) !== (back.get(sn) ?? money()),
      )
      return one(done.length + rest.length)
    },
  },
}

/** What claims say of the money that went back. */
export const places: Places = {
  'amount given back of an order': {
    'claims, and the rest of cancelled orders': async (book) => {
      const cancelled = await cancelledOrders(book)
      const wholly = new Set(cancelled.map(({ sn }) => sn))
      const partly = (await refunded(book)).filter(({ orderSn }) => !wholly.has(orderSn))
      return new Map([...moneyBy(cancelled, 'sn', 'flowPrice'), ...moneyBy(partly, 'orderSn', 'actualRefundPrice')])
    },
  },
  'freight given back with a claim': {
    claims: async (book) => moneyBy(await refunded(book), 'sn', (claim) => refundParts(claim).freight),
  },
}
