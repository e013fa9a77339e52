import * as v from 'valibot'
import { decimal } from '#domain/money'
import { canDo, type StatusTable, type Transition } from '#domain/status'
import { type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { type Pieces, piecesText } from '#features/mall/sale/model'

/** The statuses of a mall order; TAKE and STAY_PICKED_UP wait for the buyer's code. */
export type OrderStatus =
  | 'UNPAID'
  | 'PAID'
  | 'UNDELIVERED'
  | 'PARTS_DELIVERED'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'STAY_PICKED_UP'
  | 'TAKE'
  | 'CANCELLED'
/** The statuses of a mall order's payment. */
export type PayStatus = 'UNPAID' | 'PAID' | 'CANCEL'
/** How much of a mall order was shipped or received. */
export type DeliverStatus = 'UNDELIVERED' | 'PARTS_DELIVERED' | 'DELIVERED' | 'RECEIVED'
/** Goods, services, or electronic coupons. */
export type OrderType = 'NORMAL' | 'VIRTUAL' | 'E_COUPON'
/** How the buyer gets the goods; VIRTUAL for a service. */
export type DeliveryMethod = 'SELF_PICK_UP' | 'LOCAL_TOWN_DELIVERY' | 'LOGISTICS' | 'VIRTUAL'
/** The promotion that an order was placed in; PINTUAN is a group purchase. */
export type OrderPromotionType = 'NORMAL' | 'PINTUAN' | 'GIFT' | 'POINTS' | 'KANJIA'

/** Labels and colours of the statuses of a mall order. */
export const orderStatuses: StatusTable<OrderStatus> = {
  UNPAID: { label: '未付款', color: 'warning' },
  PAID: { label: '已付款', color: 'processing' },
  UNDELIVERED: { label: '待发货', color: 'warning' },
  PARTS_DELIVERED: { label: '部分发货', color: 'processing' },
  DELIVERED: { label: '已发货', color: 'processing' },
  STAY_PICKED_UP: { label: '待自提', color: 'processing' },
  TAKE: { label: '待核验', color: 'processing' },
  COMPLETED: { label: '已完成', color: 'success' },
  CANCELLED: { label: '已关闭', color: 'default' },
}

/** Labels and colours of the statuses of a mall order's payment. */
export const payStatuses: StatusTable<PayStatus> = {
  UNPAID: { label: '待付款', color: 'warning' },
  PAID: { label: '已付款', color: 'success' },
  CANCEL: { label: '已取消', color: 'default' },
}

/** Labels and colours of how much was shipped. */
export const deliverStatuses: StatusTable<DeliverStatus> = {
  UNDELIVERED: { label: '未发货', color: 'default' },
  PARTS_DELIVERED: { label: '部分发货', color: 'processing' },
  DELIVERED: { label: '已发货', color: 'success' },
  RECEIVED: { label: '已收货', color: 'success' },
}

/** Whether an order counts as a sale: it was paid. What was given back later is counted by its refund. */
export function isSold({ payStatus }: { payStatus: PayStatus }): boolean {
  return payStatus === 'PAID'
}

/** What an order's amount is: paid, or to be paid, and that of a closed order that never was paid. */
export function amountWord(order: { payStatus: PayStatus }): '实付' | '应付' {
  return isSold(order) ? '实付' : '应付'
}

/** Whether money of an order went back to its buyer. */
export function wasRefunded({ refundPrice }: { refundPrice: string | null }): boolean {
  return decimal(refundPrice)?.gt(0) ?? false
}

/** The actions of each party on an order. */
export type OrderAction =
  | 'editPrice'
  | 'pay'
  | 'expire'
  | 'stockConfirmed'
  | 'readyToPickUp'
  | 'readyToVerify'
  | 'partDeliver'
  | 'deliver'
  | 'receive'
  | 'take'
  | 'cancel'
  | 'refundAll'
  | 'makeWaybill'
  | 'makeSfWaybill'

const SHIPPABLE = ['UNDELIVERED', 'PARTS_DELIVERED']
/** Before everything is shipped. A status of its own, since rows of some services omit how an order is delivered. */
const UNSHIPPED = ['UNPAID', 'PAID', ...SHIPPABLE]

/** The transitions of a mall order, by the actions of all parties. */
export const orderTransitions: readonly Transition<OrderAction>[] = [
  { action: 'editPrice', from: ['UNPAID'] },
  { action: 'pay', from: ['UNPAID'], to: 'PAID' },
  { action: 'expire', from: ['UNPAID'], to: 'CANCELLED' },
  { action: 'stockConfirmed', from: ['PAID'], to: 'UNDELIVERED' },
  { action: 'readyToPickUp', from: ['PAID'], to: 'STAY_PICKED_UP' },
  { action: 'readyToVerify', from: ['PAID'], to: 'TAKE' },
  { action: 'partDeliver', from: SHIPPABLE, to: 'PARTS_DELIVERED' },
  { action: 'deliver', from: SHIPPABLE, to: 'DELIVERED' },
  { action: 'receive', from: ['DELIVERED'], to: 'COMPLETED' },
  { action: 'take', from: ['TAKE', 'STAY_PICKED_UP'], to: 'COMPLETED' },
  { action: 'cancel', from: ['UNPAID', 'PAID', 'UNDELIVERED', 'STAY_PICKED_UP', 'TAKE'], to: 'CANCELLED' },
  {
    action: 'refundAll',
    from: ['PAID', 'UNDELIVERED', 'PARTS_DELIVERED', 'DELIVERED', 'STAY_PICKED_UP', 'TAKE', 'COMPLETED'],
    to: 'CANCELLED',
  },
  // SF makes the waybill of an order it has taken; other providers make it before shipping.
  { action: 'makeWaybill', from: ['UNDELIVERED'] },
  { action: 'makeSfWaybill', from: ['DELIVERED'] },
]

/** The fields of an order that the rules depend on. */
export type OrderState = {
  orderStatus: OrderStatus
  payStatus: PayStatus
  deliverStatus: DeliverStatus
  orderType: OrderType
  deliveryMethod: DeliveryMethod
  orderPromotionType: OrderPromotionType
}

/** What may be done with an order, named as the service's own flags. */
export type AllowOperation = Record<
  'cancel' | 'pay' | 'ship' | 'rog' | 'showLogistics' | 'editConsignee' | 'editPrice' | 'take',
  boolean
>

/** Whether the shop may cancel it. An order of a group purchase cannot be cancelled before its group is complete. */
export function canCancel({ orderStatus, orderPromotionType }: OrderState): boolean {
  if (orderPromotionType === 'PINTUAN' && (orderStatus === 'UNPAID' || orderStatus === 'PAID')) return false
  return canDo(orderTransitions, orderStatus, 'cancel')
}

/** Whether it can be shipped, whole or in part. */
export function canShip(order: OrderState): boolean {
  const { orderStatus, deliverStatus } = order
  return canEditConsignee(order) && (orderStatus === 'UNDELIVERED' || deliverStatus === 'PARTS_DELIVERED')
}

/** Whether a carrier's waybill can be made for it. */
export function canMakeWaybill({ orderStatus, deliverStatus }: OrderState, isShunfeng: boolean): boolean {
  const action = isShunfeng ? 'makeSfWaybill' : 'makeWaybill'
  return canDo(orderTransitions, orderStatus, action) && deliverStatus === orderStatus
}

/** Whether redeeming the buyer's code completes it. */
export function canTake({ orderStatus, orderType }: OrderState): boolean {
  return orderStatus === (orderType === 'VIRTUAL' ? 'TAKE' : 'STAY_PICKED_UP')
}

/** Whether the address may change: until everything is shipped. */
function canEditConsignee({ orderStatus, orderType, deliverStatus, deliveryMethod }: OrderState): boolean {
  const isUnshipped = deliverStatus === 'UNDELIVERED' || deliverStatus === 'PARTS_DELIVERED'
  const isSent = orderType === 'NORMAL' && deliveryMethod !== 'SELF_PICK_UP'
  return isSent && isUnshipped && UNSHIPPED.includes(orderStatus)
}

/** What the rules allow for an order, by its own state: for a row of a list as for its record. */
export function allowedOf(order: OrderState): AllowOperation {
  const { orderStatus, payStatus } = order
  const isUnpaid = orderStatus === 'UNPAID' && payStatus === 'UNPAID'
  return {
    cancel: canCancel(order),
    pay: isUnpaid,
    ship: canShip(order),
    rog: orderStatus === 'DELIVERED',
    showLogistics: isShipped(order) && (orderStatus === 'DELIVERED' || orderStatus === 'PARTS_DELIVERED'),
    editConsignee: canEditConsignee(order),
    editPrice: isUnpaid,
    take: canTake(order),
  }
}

/** The flags that the service sends with a row of the list. They are coarser than the rules, so no screen asks them. */
export function allowedInList(order: OrderState): AllowOperation {
  const { orderStatus, deliverStatus, orderType } = order
  const editConsignee = deliverStatus === 'UNDELIVERED'
  return {
    ...allowedOf(order),
    cancel: ['UNPAID', 'PAID', 'UNDELIVERED'].includes(orderStatus),
    editConsignee,
    ship: editConsignee && orderStatus === 'UNDELIVERED',
    take: orderType === 'VIRTUAL' && orderStatus === 'TAKE',
  }
}

/** Whether it has parcels: all or part of it was shipped. */
export function isShipped({ deliverStatus }: Pick<OrderState, 'deliverStatus'>): boolean {
  return deliverStatus === 'DELIVERED' || deliverStatus === 'PARTS_DELIVERED'
}

/** The number to track an order by: of its last parcel, else of the waybill made for it; null when there is neither. */
export function trackingOf({
  logisticsName,
  logisticsNo,
  waybill,
}: Tracked): { company: string; number: string } | null {
  if (logisticsNo) return { company: logisticsName, number: logisticsNo }
  return waybill?.logisticsNo ? { company: waybill.logisticsName, number: waybill.logisticsNo } : null
}

type Tracked = {
  logisticsName: string
  logisticsNo: string
  waybill: { logisticsName: string; logisticsNo: string } | null
}

/** Where an order goes, in one line: the pick-up point, else the receiver's address. */
export function placeOf({ deliveryMethod, storeAddressPath, consigneeAddressPath, consigneeDetail }: Placed): string {
  if (deliveryMethod === 'SELF_PICK_UP') return storeAddressPath
  return `${consigneeAddressPath.replaceAll(',', '')}${consigneeDetail}`
}

type Placed = Pick<OrderState, 'deliveryMethod'> & {
  storeAddressPath: string
  consigneeAddressPath: string
  consigneeDetail: string
}

/** How many of a line are still to be shipped. */
export function unshipped({ num, deliverNumber }: { num: number | null; deliverNumber: number | null }): number {
  return Math.max(0, (num ?? 0) - (deliverNumber ?? 0))
}

/** What of a partly shipped order is still to be shipped, '3吨；2盒'; null for any other, and where it is not known. */
export function leftToShip({ orderStatus, orderItems }: PartlyShipped): string | null {
  if (orderStatus !== 'PARTS_DELIVERED' || orderItems.every(({ deliverNumber }) => deliverNumber === null)) return null
  return piecesText(leftOf(orderItems))
}

/** The lines with pieces still to be shipped, each with so many. */
export function leftOf<Item extends Pieces & { deliverNumber: number | null }>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, num: unshipped(item) })).filter(({ num }) => num > 0)
}

type PartlyShipped = {
  orderStatus: OrderStatus
  orderItems: readonly (Pieces & { deliverNumber: number | null })[]
}

/** The error of how many pieces of a line go into a parcel: whole, and at most those still to be shipped. */
export function shipCountError(typed: string, line: Pieces & { deliverNumber: number | null }): Text | null {
  if (!/^\d{0,9}$/.test(typed.trim())) return text('发货数量应为整数')
  const most = unshipped(line)
  return Number(typed) > most ? text('最多还可发 {{most}}', { most: piecesText([{ ...line, num: most }]) }) : null
}

/** The specs of a line as text: `直径 12 · 长度 9m`. The server sends JSON, which also has pictures. */
export function specText(specs: string): string {
  try {
    const pairs = Object.entries(JSON.parse(specs) as Record<string, unknown>)
    return pairs
      .filter(([name, value]) => name !== 'images' && (typeof value === 'string' || typeof value === 'number'))
      .map(([name, value]) => `${name} ${value}`)
      .join(' · ')
  } catch {
    return ''
  }
}

/** The body of a change of the consignee. */
export const consigneeBody = v.object({
  consigneeMobile: wire.phone(),
  consigneeName: wire.text(),
  /** Names of province to district, joined by commas; the ids likewise. */
  consigneeAddressPath: wire.text(),
  consigneeAddressIdPath: wire.text(),
  consigneeDetail: wire.text(),
})
/** The body of a change of the consignee. */
export type ConsigneeBody = v.InferOutput<typeof consigneeBody>

/** The body of a shipment: one parcel. */
export const parcelBody = v.object({ logisticsNo: wire.waybill(), logisticsId: wire.text() })

/** The lines of a shipment of part of an order; numbers as sent. */
export const shipPartBody = v.object({
  partDeliveryDTOList: wire.list(v.object({ orderItemId: wire.text(), deliveryNum: wire.text() })),
})

/** A station on the way of a parcel. */
export const stationSchema = v.pipe(
  v.object({
    AcceptTime: wire.time(),
    AcceptStation: wire.text(),
    acceptTime: v.optional(wire.time(), ''),
    remark: v.optional(wire.text(), ''),
    acceptAddress: v.optional(wire.text(), ''),
  }),
  // Tracking providers use two spellings of the members.
  v.transform(({ AcceptTime, AcceptStation, acceptTime, remark, acceptAddress }) => ({
    time: AcceptTime || acceptTime,
    place: AcceptStation || [acceptAddress, remark].filter(Boolean).join(' '),
  })),
)
