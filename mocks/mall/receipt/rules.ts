import { fixed, sum } from '#domain/money'
import { isBeforeText } from '#domain/time'
import { invoiceOf } from '#features/mall/receipt/model'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { type ReceiptRow, receiptTables } from './rows'

const { receipts } = receiptTables

/** The id of the one invoice of an order. */
export function receiptIdOf({ id }: OrderRow): string {
  return `17988${id.slice(5)}`
}

/** The requested invoice, and the issued one if any: of what was paid, less what was refunded before it was issued. */
export function receiptView(order: OrderRow) {
  const id = receiptIdOf(order)
  const issued = receipts.get(id)
  const chance = seededRandom(`receipt ${order.memberId}`)
  const isCompany = chance.whole(1, 4) > 1
  const refunded = sum(
    completedClaims(order.sn)
      .filter(({ refundTime }) => !issued || !isBeforeText(issued.updateTime, refundTime))
      .map(({ actualRefundPrice }) => actualRefundPrice),
  )
  return {
    id,
    orderSn: order.sn,
    orderStatus: order.orderStatus,
    receiptTitle: isCompany ? `${order.memberName}（示例）有限公司` : order.consigneeName,
    taxpayerId: isCompany ? `91440600MA${chance.whole(10_000_000, 99_999_999)}` : '',
    receiptContent: chance.pick(['商品明细', '商品类别']),
    receiptPrice: Number(fixed(sum([order.flowPrice]).minus(refunded), 2)),
    // [proposed]
    refundPrice: Number(fixed(refunded, 2)),
    memberId: order.memberId,
    memberName: order.memberName,
    storeId: order.storeId,
    storeName: order.storeName,
    receiptStatus: issued ? 1 : 0,
    receiptDetail: issued?.receiptDetail ?? null,
    createTime: order.createTime,
  }
}

/** The orders of a shop whose buyers requested an invoice. */
export function askedOrders(storeId: string): OrderRow[] {
  return orderTables.mallOrders.filter((order) => order.storeId === storeId && order.needReceipt)
}

/**
 * The order of an invoice of the shop.
 *
 * @throws Refusal when there is none
 */
export function orderOfReceipt(storeId: string, matches: (order: OrderRow) => boolean): OrderRow {
  const order = askedOrders(storeId).find(matches)
  if (!order) throw refusal(20014, '会员发票信息不存在')
  return order
}

/** Issues an invoice; issuing again corrects it. */
export function issue(order: OrderRow, detail: { invoiceNo: string; fileName: string; fileUrl: string }) {
  const id = receiptIdOf(order)
  const isSame = ({ receiptDetail }: ReceiptRow) => invoiceOf(receiptDetail)?.invoiceNo === detail.invoiceNo
  const other = detail.invoiceNo && receipts.find((one) => one.id !== id && isSame(one))
  if (other) throw refusal(20015, `发票号码已用于订单 ${other.orderSn}`)
  const now = worldNow()
  const receiptDetail = JSON.stringify({ ...detail, invoiceTime: now })
  receipts.put({ id, orderSn: order.sn, receiptDetail, updateTime: now })
  return receiptView(order)
}
