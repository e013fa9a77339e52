import * as wire from '#domain/wire'
import { body, filters, noBody } from '#shared/http/request'
import { billEndpoints } from './endpoints'

/** What calls about the bills of a shop carry. */
export const billRequests = {
  page: filters(billEndpoints.page, [
    'billStatus',
    'createdBy',
    'endDate',
    'endTime',
    'hasPayDifference',
    'payEnd',
    'payStart',
    'sn',
    'startDate',
    'startTime',
    'transactionId',
  ]),
  orders: filters(billEndpoints.orders, ['endTime', 'goodsName', 'id', 'memberName', 'orderSn', 'startTime']),
  ask: body(billEndpoints.ask, { billId: wire.text(), orderSn: wire.text(), message: wire.text() }),
  addOrders: body(billEndpoints.addOrders, { billId: wire.text(), orderSns: wire.list(wire.textItem) }),
  cancel: body(billEndpoints.cancel, { id: wire.id(), reason: wire.text() }),
  check: noBody(billEndpoints.check),
  create: body(billEndpoints.create, {
    orderSns: wire.list(wire.textItem),
    startTime: wire.text(),
    endTime: wire.text(),
    remark: wire.text(),
  }),
  deleteOrder: body(billEndpoints.deleteOrder, { billId: wire.text(), orderSn: wire.text() }),
  auditSuccess: body(billEndpoints.auditSuccess, { id: wire.id() }),
  auditFailure: body(billEndpoints.auditFailure, { id: wire.id(), reason: wire.text() }),
}
