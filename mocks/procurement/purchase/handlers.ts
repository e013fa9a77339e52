import { decimal } from '#domain/money'
import { canDo } from '#domain/status'
import { purchaseEndpoints } from '#features/procurement/purchase/endpoints'
import {
  canVerifySendTime,
  hasDelivered,
  isVisibleToSupplier,
  purchaseTransitions,
  sendTimeError,
} from '#features/procurement/purchase/model'
import type { LoggedRecord } from '#features/procurement/recordLog/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  anyLine,
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import type { RecordEvents } from '#mocks/procurement/recordLog/rows'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { type OrderRow, purchaseTables } from './rows'
import { orderDetail, orderLines, orderView, ownOrder } from './rules'

const filters: Filters<OrderRow> = {
  orderSn: contains((row) => row.orderSn),
  contractName: contains((row) => row.contractName),
  contractCode: contains((row) => row.contractCode),
  projectName: contains((row) => row.projectName),
  projectId: oneOf((row) => row.projectId),
  materialName: anyLine(
    (row) => row.items,
    contains((item) => item.materialName),
  ),
  materialType: oneOf((row) => row.materialType),
  status: oneOf((row) => row.status),
  createUserName: contains((row) => row.createUserName),
  sendTimeVerified: oneOf((row) => Number(row.sendTimeVerified)),
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

export const purchaseRoutes: Route[] = [
  readRoute(purchaseEndpoints.page, 'purchase', (call) => {
    const own = purchaseTables.orders.filter(
      (row) => row.supplierId === call.account.supplierId && isVisibleToSupplier(row),
    )
    const sent = deliveredQuantities()
    const views = filtered(own, call, filters).map((row) => orderView(row, sent))
    return pageOf(sorted(views, call, ['createTime', 'id']), call)
  }),
  readRoute(purchaseEndpoints.detail, 'purchase', (call) =>
    orderDetail(ownOrder(call, requiredField(call, 'orderSn')), deliveredQuantities()),
  ),
  readRoute(purchaseEndpoints.openLines, 'purchase', (call) => {
    const { status, items = [] } = orderDetail(ownOrder(call, requiredField(call, 'orderSn')), deliveredQuantities())
    if (!canDo(purchaseTransitions, status, 'createDeliver')) return []
    return items.filter((item) => decimal(item.remainQuantity)?.gt(0))
  }),
  writeRoute(purchaseEndpoints.verifySendTime, 'purchase', verifySendTime),
]

/**
 * Confirms the send time of an order; it can be changed until something was delivered.
 *
 * @throws Refusal when the status or the time forbids it
 */
export function verifySendTime(call: Call) {
  const row = ownOrder(call, requiredField(call, 'orderSn'))
  const order = orderLines(row, deliveredQuantities())
  if (row.status === 'DELIVERED' || hasDelivered(order)) throw new Refusal('订单已发货，不能修改')
  if (!canVerifySendTime(order)) throw new Refusal('当前状态不允许该操作')
  const sendTime = textField(call, 'sendTime')
  const error = sendTimeError(sendTime, worldNow())
  if (error) throw new Refusal(error)
  purchaseTables.orders.update(row.id, { sendTime, sendTimeVerified: true })
  logAction(call.account, { kind: 'ORDER', id: row.orderSn }, 'verifySendTime', {
    detail: textField(call, 'remark'),
    changes: [{ field: 'sendTime', from: row.sendTimeVerified ? row.sendTime : '', to: sendTime }],
  })
  return { orderSn: row.orderSn, sendTime, sendTimeVerified: true }
}

/** The approval form of an order. */
export function orderForm({ account }: Call, code: string) {
  const order = purchaseTables.orders.find((row) => row.orderSn === code && row.supplierId === account.supplierId)
  if (!order || !isGranted(account, 'purchase', 'view')) return null
  const formData = { ...orderView(order, deliveredQuantities()) }
  return { formKey: 'purchase_order', title: `${code}采购订单审批`, isRunning: false, formData }
}

/** The events in the history of an order that follow from its own fields. */
export function orderEvents({ account }: Call, { kind, id }: LoggedRecord): RecordEvents | null {
  const order = purchaseTables.orders.find((row) => row.orderSn === id && row.supplierId === account.supplierId)
  if (kind !== 'ORDER' || !order || !isVisibleToSupplier(order)) return null
  return {
    code: id,
    events: [{ time: order.createTime, userName: order.createUserName, action: 'create', detail: '' }],
  }
}
