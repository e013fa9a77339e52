import { type DocumentAction, type DocumentStatus, GOODS_TRANSITIONS } from '#domain/documentStatus'
import { decimal, sum } from '#domain/money'
import { canDo, type Transition } from '#domain/status'
import { isBeforeText, parseTime, serverNow } from '#domain/time'
import type { Approval, DecimalText, MaterialType } from '#features/procurement/contract/model'
import type { DeliverSource } from '#features/procurement/material/model'

/** A call-off by a project. Times are server-local text. */
export type PurchaseOrder = {
  id: string
  orderSn: string
  planSn: string
  contractId: string
  contractCode: string
  contractName: string
  companyId: string
  companyName: string
  projectId: string
  projectName: string
  supplierId: string
  supplierName: string
  materialType: MaterialType
  orderType: 'CENTRALIZED' | 'MALL'
  status: DocumentStatus
  createUserName: string
  createTime: string
  requireTime: string
  /** When the supplier says it will ship; counts once `sendTimeVerified`. */
  sendTime: string
  sendTimeVerified: boolean
  receiverName: string
  receiverPhone: string
  receiverAddress: string
  /** None when the lines have different units. */
  totalQuantity: DecimalText
  deliveredQuantity: DecimalText
  totalAmountTax: DecimalText
  itemCount: number
  /** First material and how many there are. */
  materialSummary: string
  remark: string
  items?: PurchaseOrderItem[]
  delivers?: PurchaseDeliver[]
  approvals?: Approval[]
}

export type PurchaseOrderItem = {
  id: string
  orderSn: string
  seq: number
  contractMaterialId: string
  materialName: string
  spec: string
  grade: string
  brand: string
  unit: string
  quantity: DecimalText
  deliveredQuantity: DecimalText
  remainQuantity: DecimalText
  acceptedQuantity: DecimalText
  taxUnitPrice: DecimalText
  taxRate: DecimalText
  amountTax: DecimalText
  usePart: string
  requireTime: string
  remark: string
}

/** A delivery note as the order's detail lists it. */
type PurchaseDeliver = {
  id: string
  deliverSn: string
  deliverTime: string
  deliverMode: string
  status: number
  materialSummary: string
}

/** The document's actions and those only an order knows; `verifySendTime` and `createDeliver` are the supplier's. */
export type PurchaseAction = DocumentAction | 'verifySendTime' | 'createDeliver' | 'returnGoods'

/** `deliver` happens by itself when every line is full; `returnGoods` when a return note takes back what was delivered. */
export const purchaseTransitions: readonly Transition<PurchaseAction>[] = [
  ...GOODS_TRANSITIONS,
  { from: ['PASS', 'UNDELIVERED'], action: 'void', to: 'CANCEL' },
  { from: ['UNDELIVERED'], action: 'verifySendTime' },
  { from: ['UNDELIVERED'], action: 'createDeliver' },
  { from: ['DELIVERED'], action: 'returnGoods', to: 'UNDELIVERED' },
]

/** The statuses a supplier's list offers; an order that is passed becomes 待发货 at once. */
export const purchaseTabs: readonly DocumentStatus[] = ['UNDELIVERED', 'DELIVERED', 'CANCEL']

const BEFORE_SUPPLIER: readonly DocumentStatus[] = ['TOBESUBMIT', 'TOBEAUDITED', 'REFUSE']

/** An order reaches the supplier once the buyer has passed it; one voided before that never does. */
export function isVisibleToSupplier(order: { status: DocumentStatus; hasPassed?: boolean }): boolean {
  if (order.status === 'CANCEL') return order.hasPassed ?? true
  return !BEFORE_SUPPLIER.includes(order.status)
}

/** Whether a delivery note may be made now: the send time is confirmed and something remains. */
export function canDeliver(order: PurchaseOrder): boolean {
  if (!canDo(purchaseTransitions, order.status, 'createDeliver') || !order.sendTimeVerified) return false
  return order.items?.some((item) => decimal(item.remainQuantity)?.gt(0)) ?? true
}

/** Whether the send time may be set: nothing has left yet. */
export function canVerifySendTime(order: PurchaseOrder): boolean {
  return canDo(purchaseTransitions, order.status, 'verifySendTime') && !hasDelivered(order)
}

/** Whether anything of the order was sent; asks the lines where they are known, mixed units have no total. */
export function hasDelivered(order: PurchaseOrder): boolean {
  const figures = order.items?.map((item) => item.deliveredQuantity) ?? [order.deliveredQuantity]
  return sum(figures).gt(0)
}

/** Error of a send time, or null. */
export function sendTimeError(sendTime: unknown, now: string = serverNow()): string | null {
  if (parseTime(sendTime) === null) return '请选择发货时间'
  return isBeforeText(sendTime, now) ? '发货时间不能早于当前时间' : null
}

/** The lines of an order as lines to draw from. */
export function sourcesOfOrder(order: PurchaseOrder): DeliverSource[] {
  return (order.items ?? []).map((item) => {
    const { materialName, spec, grade, brand, unit, remainQuantity, taxUnitPrice, taxRate } = item
    const line = { materialName, spec, grade, brand, unit, remainQuantity, taxUnitPrice, taxRate }
    return { ...line, sourceItemId: item.id, sourceType: 'PURCHASE_ORDER', materialType: order.materialType }
  })
}
