import { maskCode } from '#domain/mask'
import { type Decimal, fixed, sum } from '#domain/money'
import { canDo, nextStatus } from '#domain/status'
import {
  allowedInList,
  allowedOf,
  deliverStatuses,
  type OrderAction,
  type OrderStatus,
  orderStatuses,
  orderTransitions,
  payStatuses,
} from '#features/mall/order/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { ownedBy } from '#mocks/kernel/http/guards'
import { refusal } from '#mocks/kernel/http/reply'
import { worldNow } from '#mocks/kernel/store/now'
import { type ActivityOrder, scopedProduct } from '#mocks/mall/activity/rules'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { groupView } from './groups'
import { mallId } from './mallId'
import { type OrderItemRow, type OrderLogRow, type OrderRow, orderTables, type ParcelRow } from './rows'
import { tracesOf } from './traces'

const { mallOrders, mallOrderItems, mallOrderParcels, mallOrderLogs } = orderTables

/** Extension point: what claims have returned of an order, yuan. */
export const orderRefunds = extensionPoint<(orderSn: string) => Decimal>()
/** Extension point: the kinds of claims on an order. */
export const orderClaimTypes = extensionPoint<(orderSn: string) => readonly string[]>()
/** Extension point: the invoice of an order, if the buyer requested one. */
export const orderReceipts = extensionPoint<(orderSn: string) => object | null>()

const DELIVERY: Record<string, string> = {
  SELF_PICK_UP: '自提',
  LOCAL_TOWN_DELIVERY: '同城配送',
  LOGISTICS: '物流',
  VIRTUAL: '虚拟发货',
}
const PAYMENT: Record<string, string> = {
  WECHAT: '微信',
  ALIPAY: '支付宝',
  UNIONPAY: '银联-云闪付',
  WALLET: '余额支付',
  BANK_TRANSFER: '线下转账',
}

/** An order by id or number. */
export function findMallOrder(idOrSn: string): OrderRow | undefined {
  return mallOrders.get(idOrSn) ?? mallOrders.first('sn', idOrSn)
}

/** The orders of the caller's shop, by number. */
export const ownMallOrders = ownedBy(mallOrders, 'storeId', {
  key: 'sn',
})

/** The lines of an order. */
export function itemsOf(orderSn: string): OrderItemRow[] {
  return mallOrderItems.where('orderSn', orderSn)
}

/** The parcels of an order. */
export function parcelsOf(orderSn: string): ParcelRow[] {
  return mallOrderParcels.where('orderSn', orderSn)
}

/**
 * Applies an action to an order.
 *
 * @throws Refusal when the status forbids it
 */
export function moveOrder(order: OrderRow, action: OrderAction, change: Partial<Omit<OrderRow, 'id'>> = {}): OrderRow {
  const to = nextStatus(orderTransitions, order.orderStatus, action) as OrderStatus | null
  if (to === null) throw refusal(31012, '当前订单状态不可操作')
  return mallOrders.update(order.id, { orderStatus: to, ...change })
}

/** Whether the status of an order allows an action. */
export function may(order: OrderRow, action: OrderAction): boolean {
  return canDo(orderTransitions, order.orderStatus, action)
}

/** Changes all lines of an order. */
export function setItems(orderSn: string, change: Partial<Omit<OrderItemRow, 'id'>>): void {
  for (const { id } of itemsOf(orderSn)) mallOrderItems.update(id, change)
}

/** Logs an action on an order. */
export function logOrder(orderSn: string, by: Account | '会员' | '系统', message: string): void {
  const order = findMallOrder(orderSn)
  const isShop = typeof by === 'object'
  const operator: Pick<OrderLogRow, 'operatorId' | 'operatorType' | 'operatorName'> = isShop
    ? { operatorId: by.id, operatorType: '商家', operatorName: by.userName }
    : { operatorId: '', operatorType: by, operatorName: by === '会员' ? (order?.memberName ?? '') : '系统' }
  mallOrderLogs.insert({ id: mallId(), orderSn, createTime: worldNow(), message, ...operator })
}

const number = (value: string) => Number(value)

/** A row of the list, like OrderSimple in lilishop; the consignee is our addition. */
export function orderRowView(order: OrderRow) {
  const { sn, storeId, storeName, memberId, memberName, clientType, orderType, orderPromotionType } = order
  const items = itemsOf(sn)
  return {
    sn,
    flowPrice: number(order.flowPrice),
    createTime: order.createTime,
    orderStatus: order.orderStatus,
    payStatus: order.payStatus,
    deliverStatus: order.deliverStatus,
    deliveryMethod: order.deliveryMethod,
    paymentMethod: order.paymentMethod || null,
    paymentTime: order.paymentTime || null,
    memberId,
    memberName,
    storeId,
    storeName,
    clientType,
    orderType,
    orderPromotionType,
    sellerRemark: order.sellerRemark || null,
    remark: order.remark || null,
    consigneeName: order.consigneeName,
    consigneeMobile: order.consigneeMobile,
    consigneeAddressPath: order.consigneeAddressPath,
    consigneeDetail: order.consigneeDetail,
    // [proposed]
    storeAddressPath: order.storeAddressPath || null,
    logisticsNo: order.logisticsNo || null,
    logisticsName: order.logisticsName || null,
    waybill: waybillView(order),
    group: groupView(order),
    orderItems: items.map((item) => ({
      sn: item.sn,
      goodsId: item.goodsId,
      skuId: item.skuId,
      num: String(item.num),
      // [proposed]
      goodsUnit: item.goodsUnit,
      deliverNumber: item.deliverNumber,
      image: item.image,
      name: item.goodsName,
      goodsPrice: number(item.unitPrice),
      afterSaleStatus: item.afterSaleStatus,
      complainStatus: item.complainStatus,
      commentStatus: item.commentStatus,
      isRefund: item.isRefund,
      refundPrice: item.refundPrice,
    })),
    allowOperationVO: allowedInList(order),
  }
}

/** An order in the format of its record and of the response of most mutations. */
export function orderView(order: OrderRow) {
  const {
    couponPrice,
    verificationCode,
    waybillNo: _number,
    waybillCompanyId: _company,
    discounts: _used,
    ...row
  } = order
  return {
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === '' ? null : value])),
    goodsPrice: number(order.goodsPrice),
    freightPrice: number(order.freightPrice),
    discountPrice: number(order.discountPrice),
    updatePrice: number(order.updatePrice),
    flowPrice: number(order.flowPrice),
    // [proposed]
    refundPrice: Number(
      isRefunded(order) ? order.flowPrice : fixed(sum(orderRefunds.all().map((of) => of(order.sn))), 2),
    ),
    group: groupView(order),
    claimTypes: orderClaimTypes.all().flatMap((of) => of(order.sn)),
    weight: number(order.weight),
    parentOrderSn: '',
    waybill: waybillView(order),
    canReturn: order.paymentMethod !== 'BANK_TRANSFER',
    // A code exists once there is something to pick up or to verify; the shop gets it masked, for the buyer shows it.
    verificationCode: maskCode(verificationCode) || null,
    priceDetailDTO: {
      originalPrice: number(order.goodsPrice),
      goodsPrice: number(order.goodsPrice),
      freightPrice: number(order.freightPrice),
      discountPrice: number(order.discountPrice),
      couponPrice: number(couponPrice),
      updatePrice: number(order.updatePrice),
      flowPrice: number(order.flowPrice),
      payPoint: 0,
      discountPriceDetail: order.discounts.map(({ promotionType, discountPrice, ...discount }) => ({
        ...discount,
        promotionTypeEnum: promotionType,
        discountPrice: number(discountPrice),
      })),
    },
  }
}

/** Whether all that was paid went back: an order that was paid and then cancelled. */
function isRefunded({ orderStatus, payStatus }: OrderRow): boolean {
  return orderStatus === 'CANCELLED' && payStatus === 'PAID'
}

/** The waybill made for an order [proposed]; null before. */
function waybillView({ waybillNo, waybillCompanyId }: OrderRow) {
  if (waybillNo === '') return null
  const logisticsName = logisticsTables.logistics.get(waybillCompanyId)?.name ?? ''
  return { logisticsId: waybillCompanyId, logisticsName, logisticsNo: waybillNo }
}

/** The complete record of an order. */
export function orderDetailView(order: OrderRow) {
  return {
    order: orderView(order),
    orderItems: itemsOf(order.sn).map(({ discounts: _used, commissionRate: _rate, ...item }) => ({
      ...item,
      specs: JSON.stringify(item.specs),
      unitPrice: number(item.unitPrice),
      subTotal: number(item.subTotal),
      goodsPrice: number(item.unitPrice),
      flowPrice: number(item.flowPrice),
      // [proposed]
      agreedPrice: number(item.agreedPrice),
      refundPrice: number(item.refundPrice),
    })),
    orderStatusValue: orderStatuses[order.orderStatus].label,
    payStatusValue: payStatuses[order.payStatus].label,
    deliverStatusValue: deliverStatuses[order.deliverStatus].label,
    deliveryMethodValue: DELIVERY[order.deliveryMethod] ?? '',
    paymentMethodValue: PAYMENT[order.paymentMethod] ?? '',
    receipt:
      orderReceipts
        .all()
        .map((read) => read(order.sn))
        .find((receipt) => receipt !== null) ?? null,
    orderLogs: mallOrderLogs
      .filter(({ orderSn }) => orderSn === order.sn)
      .sort((a, b) => a.createTime.localeCompare(b.createTime) || a.id.localeCompare(b.id)),
    priceDetail: null,
    allowOperationVO: allowedOf(order),
  }
}

/** The parcels of an order with their tracking. */
export function parcelViews(order: OrderRow) {
  return parcelsOf(order.sn).map(({ lines, ...parcel }) => ({
    ...parcel,
    status: '1',
    orderPackageItemList: lines.map((line) => ({
      ...line,
      packageNo: parcel.packageNo,
      orderSn: parcel.orderSn,
      logisticsTime: parcel.createTime,
    })),
    traces: tracesOf(parcel, order),
  }))
}

/** The orders of a shop that were paid between two days, as activities count them. */
export function ordersByActivity(storeId: string, from: string, to: string): ActivityOrder[] {
  const paid = mallOrders.where('storeId', storeId).filter((row) => {
    const day = row.paymentTime.slice(0, 10)
    return row.payStatus === 'PAID' && from <= day && day <= to
  })
  return paid.map((order) => ({
    ...order,
    lines: itemsOf(order.sn).map((item) => ({ ...item, ...scopedProduct({ id: item.skuId, goodsId: item.goodsId }) })),
  }))
}
