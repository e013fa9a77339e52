import { decimal } from '#domain/money'
import { canDo } from '#domain/status'
import {
  canVerifySendTime,
  hasDelivered,
  isVisibleToSupplier,
  purchaseTransitions,
  sendTimeError,
} from '#features/procurement/purchase/model'
import type { OrderRow } from '#mocks/kernel/caller'
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
} from '#mocks/kernel/listing'
import { Refusal } from '#mocks/kernel/reply'
import { requiredField, textField } from '#mocks/kernel/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/route'
import { db } from '#mocks/kernel/store'
import { orderDetail, orderView, sentQuantities } from '#mocks/procurement/contract/rules'

const BASE = '/api/supplier/purchase/purchaseOrder'

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
  startTime: notBefore((row) => row.createTime),
  endTime: notAfter((row) => row.createTime),
}

export const purchaseRoutes: Route[] = [
  readRoute(['GET'], `${BASE}/queryPage`, 'purchase', (call) => {
    const own = db.orders.filter((row) => row.supplierId === call.account.supplierId && isVisibleToSupplier(row))
    const sent = sentQuantities()
    const views = filtered(own, call, filters).map((row) => orderView(row, sent))
    return pageOf(sorted(views, call, ['createTime', 'id']), call)
  }),
  readRoute(['GET'], `${BASE}/getByOrderSn`, 'purchase', (call) =>
    orderDetail(ownOrder(call, requiredField(call, 'orderSn')), sentQuantities()),
  ),
  readRoute(['GET'], `${BASE}/listByOrderSn`, 'purchase', (call) => {
    const { status, items = [] } = orderDetail(ownOrder(call, requiredField(call, 'orderSn')), sentQuantities())
    if (!canDo(purchaseTransitions, status, 'createDeliver')) return []
    return items.filter((item) => decimal(item.remainQuantity)?.gt(0))
  }),
  writeRoute(['POST'], `${BASE}/verifySendTime`, 'purchase', (call) => {
    const row = ownOrder(call, requiredField(call, 'orderSn'))
    const order = orderDetail(row, sentQuantities())
    if (row.status === 'DELIVERED' || hasDelivered(order)) throw new Refusal('订单已发货，不能修改')
    if (!canVerifySendTime(order)) throw new Refusal('当前状态不允许该操作')
    const sendTime = textField(call, 'sendTime')
    const error = sendTimeError(sendTime)
    if (error) throw new Refusal(error)
    db.orders.update(row.id, { sendTime, sendTimeVerified: true })
    return { orderSn: row.orderSn, sendTime, sendTimeVerified: true }
  }),
]

/** An order of the caller's supplier that has reached it. */
export function ownOrder({ account }: Call, orderSn: string): OrderRow {
  const row = db.orders.find((order) => order.orderSn === orderSn && order.supplierId === account.supplierId)
  if (!row || !isVisibleToSupplier(row)) throw new Refusal('订单不存在')
  return row
}
