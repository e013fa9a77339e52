import { hasLeft } from '#domain/document/lines'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { purchaseEndpoints } from '#features/procurement/purchase/endpoints'
import { canVerifySendTime, hasDelivered, validateSendTime } from '#features/procurement/purchase/model'
import { purchaseRequests } from '#features/procurement/purchase/requests'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { bodyBy, requiredField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, inLines, oneOf, pageBy } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { type OrderRow, purchaseTables } from './rows'
import { orderDetail, orderLines, orderView, ownOrders } from './rules'

const filters: Filters<OrderRow> = {
  ...containing('orderSn', 'contractName', 'contractCode', 'projectName', 'createUserName'),
  ...equalTo('projectId', 'materialType', 'status'),
  ...during('createTime', 'startTime', 'endTime'),
  materialName: inLines((row) => row.items, 'materialName', 'spec', 'grade'),
  sendTimeVerified: oneOf((row) => Number(row.sendTimeVerified)),
}

export const purchaseRoutes: Route[] = [
  readRoute(purchaseEndpoints.page, 'purchase', (call) => {
    const sent = deliveredQuantities()
    const view = (row: OrderRow) => orderView(row, sent)
    return pageBy(ownOrders.all(call), call, { filters, newestBy: ['createTime', 'id'], figures: view, view })
  }),
  readRoute(purchaseEndpoints.detail, 'purchase', (call) => orderDetail(namedOrder(call), deliveredQuantities())),
  readRoute(purchaseEndpoints.openLines, 'purchase', (call) => {
    const { status, items = [] } = orderDetail(namedOrder(call), deliveredQuantities())
    if (!purchaseStatus.can(status, 'createDeliver')) return []
    return items.filter((item) => hasLeft(item.remainQuantity))
  }),
  writeRoute(purchaseEndpoints.verifySendTime, 'purchase', verifySendTime),
]

function namedOrder(call: Call): OrderRow {
  return ownOrders.get(call, requiredField(call, 'orderSn'))
}

/**
 * Confirms the send time of an order; it can be changed until something was delivered.
 *
 * @throws Refusal when the status or the time forbids it
 */
export function verifySendTime(call: Call) {
  const { orderSn, sendTime, remark } = bodyBy(call, purchaseRequests.verifySendTime, ['orderSn'])
  const row = ownOrders.get(call, orderSn)
  const order = orderLines(row, deliveredQuantities(row.contractId))
  if (row.status === 'DELIVERED' || hasDelivered(order)) throw new Refusal('订单已发货，不能修改')
  if (!canVerifySendTime(order)) throw wrongStatus()
  refuseErrors(validateSendTime({ sendTime, remark }, worldNow()))
  purchaseTables.orders.update(row.id, { sendTime, sendTimeVerified: true })
  logAction(call.account, { kind: 'ORDER', id: row.orderSn }, 'verifySendTime', {
    detail: remark,
    changes: [{ field: 'sendTime', from: row.sendTimeVerified ? row.sendTime : '', to: sendTime }],
  })
  return { orderSn: row.orderSn, sendTime, sendTimeVerified: true }
}

/** The approval form of an order. */
export function orderForm({ account }: Call, code: string) {
  const order = purchaseTables.orders.where('orderSn', code).find((row) => row.supplierId === account.supplierId)
  if (!order) return null
  const formData = { ...orderView(order, deliveredQuantities(order.contractId)) }
  return { grant: 'purchase', formKey: 'purchase_order', title: `${code}采购订单审批`, isRunning: false, formData }
}
