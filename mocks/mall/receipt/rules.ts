import * as v from 'valibot'
import { type Decimal, fixed, sum } from '#domain/money'
import { firstError, plain } from '#domain/text'
import {
  type Correction,
  correctionOf,
  type Receipt,
  receiptSchema,
  unchangedError,
  validateInvoice,
} from '#features/mall/receipt/model'
import { type Invoice, invoiceOf } from '#features/mall/sale/model/invoice'
import type { Account } from '#mocks/kernel/auth/caller'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { completedClaims } from '#mocks/mall/afterSale/refundRules'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { itemsOf, logOrder } from '#mocks/mall/order/rules'
import { flowsOf } from '#mocks/money/bill/flowRules'
import { invoiceLines } from './invoiceLines'
import { receiptTables } from './rows'

const { receipts } = receiptTables
/** Of transport, per cent. */
const FREIGHT_TAX_RATE = 9

/** The id of the one invoice of an order. */
export function receiptIdOf({ id }: OrderRow): string {
  return `17988${id.slice(5)}`
}

/** The requested invoice, and the issued one if any, whose amount does not follow later refunds. */
export function receiptView(order: OrderRow) {
  const id = receiptIdOf(order)
  const issued = receipts.get(id)
  const chance = seededRandom(`receipt ${order.memberId}`)
  const isCompany = chance.whole(1, 4) > 1
  const owed = owedFor(order)
  const receiptPrice = sum([issued?.receiptPrice ?? owed])
  return {
    id,
    orderSn: order.sn,
    orderStatus: order.orderStatus,
    receiptTitle: isCompany ? `${order.memberName}（示例）有限公司` : order.consigneeName,
    taxpayerId: isCompany ? `91440600MA${chance.whole(10_000_000, 99_999_999)}` : '',
    receiptContent: chance.pick(['商品明细', '商品类别']),
    receiptPrice: Number(fixed(receiptPrice, 2)),
    // [proposed]
    refundPrice: Number(fixed(sum([order.flowPrice]).minus(receiptPrice), 2)),
    overPrice: Number(fixed(receiptPrice.minus(owed), 2)),
    memberId: order.memberId,
    memberName: order.memberName,
    storeId: order.storeId,
    storeName: order.storeName,
    receiptStatus: issued ? 1 : 0,
    receiptDetail: issued?.receiptDetail ?? null,
    // [proposed]
    invoiceLines: linesOf(order),
    createTime: order.createTime,
  }
}

/** What there is to invoice of an order by now, yuan: what was paid, less what was refunded. */
function owedFor({ sn, flowPrice }: OrderRow): Decimal {
  const refunded = completedClaims(sn).filter(({ refundTime }) => refundTime <= worldNow())
  return sum([flowPrice]).minus(sum(refunded.map(({ actualRefundPrice }) => actualRefundPrice)))
}

/** What is to be invoiced of an order by now, by its lines. */
function linesOf(order: OrderRow) {
  const refunds = completedClaims(order.sn).filter(({ refundTime }) => refundTime <= worldNow())
  const rates = new Map(flowsOf(order).map(({ orderItemSn, taxRate }) => [orderItemSn, Number(taxRate)]))
  return invoiceLines(order, itemsOf(order.sn), refunds).map(({ item, num, price }) => ({
    goodsName: item?.goodsName ?? '运费',
    goodsUnit: item?.goodsUnit ?? '次',
    specs: JSON.stringify(item?.specs ?? {}),
    num,
    price: Number(price),
    taxRate: rates.get(item?.sn ?? '') ?? FREIGHT_TAX_RATE,
  }))
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
  if (!order) throw notOwn()
  return order
}

/** What lilishop's own client sends of an invoice: nothing. */
export const NO_INVOICE: IssuedInvoice = { invoiceNo: '', fileName: '', fileUrl: '', price: '', takenBack: [] }

type IssuedInvoice = Omit<Invoice, 'invoiceTime'>

/**
 * Issues an invoice; issuing again corrects it. If a later refund makes the amount too high, a red-letter invoice
 * cancels it and a new one is issued for the rest.
 *
 * @throws Refusal when a number is wrong or used, the red letter is missing, or the amount is no longer what is left
 */
export function issue(order: OrderRow, detail: IssuedInvoice, by: Account) {
  const id = receiptIdOf(order)
  const known = v.parse(receiptSchema, receiptView(order))
  const correction = correctionOf(known)
  refuseWrong(detail, known, correction)
  const other = orderOfUsed(id, [detail.invoiceNo])
  if (other) throw refusal(20015, `发票号码已用于订单 ${other}`)
  const otherRed = orderOfUsed(id, numbersOf(detail))
  if (otherRed) throw refusal(20015, `红字发票号码已用于订单 ${otherRed}`)
  // The same once more is a second try.
  if (unchangedError(detail, known, correction)) return receiptView(order)
  const now = worldNow()
  const receiptPrice = fixed(owedFor(order), 2)
  if (detail.price !== '' && !sum([detail.price]).eq(receiptPrice))
    throw refusal(20016, '订单又有退款，请重新打开后再开票')
  receipts.put({
    id,
    orderSn: order.sn,
    receiptDetail: JSON.stringify({ ...detail, price: receiptPrice, invoiceTime: now }),
    receiptPrice,
    updateTime: now,
  })
  logOrder(order.sn, by, issueMessage(detail, correction))
  return receiptView(order)
}

/** What the log of an order says of its invoice. */
function issueMessage({ invoiceNo, takenBack }: IssuedInvoice, correction: Correction | null): string {
  const issued = invoiceNo === '' ? '' : `发票号码 ${invoiceNo}`
  const red = correction && takenBack.find((one) => one.invoiceNo === correction.invoiceNo)?.red.invoiceNo
  const back = correction && red ? `红字发票 ${red} 冲红发票 ${correction.invoiceNo}` : ''
  return ['开具发票', back, issued].filter(Boolean).join('，')
}

function refuseWrong(detail: IssuedInvoice, { receiptStatus }: Receipt, correction: Correction | null): void {
  // lilishop's own client issues without a number, once.
  if (detail === NO_INVOICE && receiptStatus !== '1') return
  const redNo = detail.takenBack.find(({ invoiceNo }) => invoiceNo === correction?.invoiceNo)?.red.invoiceNo ?? ''
  const error = firstError(validateInvoice({ invoiceNo: detail.invoiceNo, redNo }, correction))
  if (error) throw badInput(plain(error))
}

/** The other order whose invoice has one of these numbers. */
function orderOfUsed(id: string, numbers: readonly string[]): string | undefined {
  return receipts.find(
    (one) => one.id !== id && numbersOf(invoiceOf(one.receiptDetail)).some((no) => numbers.includes(no)),
  )?.orderSn
}

/** All numbers of an invoice, those taken back and their red letters included. */
function numbersOf(invoice: IssuedInvoice | null): string[] {
  const papers = invoice ? [invoice, ...invoice.takenBack, ...invoice.takenBack.map(({ red }) => red)] : []
  return papers.map(({ invoiceNo }) => invoiceNo).filter((number) => number !== '')
}
