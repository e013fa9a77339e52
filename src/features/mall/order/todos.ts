import { plain } from '#domain/text'
import { groupText } from '#features/mall/order/model/group'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { orderActions } from './actions'
import { mallOrders } from './api'
import { orderFields, virtualOrderFields } from './fields'
import type { OrderStatus } from './model'
import type { OrderRow } from './shape'

const goods = { query: mallOrders.page, fields: orderFields, lineOf, actions: orderActions } as const
const services = { query: mallOrders.virtualPage, fields: virtualOrderFields, lineOf, actions: orderActions } as const
const oldestFirst = (orderStatus: OrderStatus) => ({ orderStatus, sort: 'createTime', order: 'asc' }) as const

/** Pending work on the mall's orders. */
export const todos = [
  defineTodo({
    ...goods,
    key: 'mallShip',
    group: 'act',
    label: '商城待发货',
    hint: '买家已付款，先下单的在前',
    list: () => ({ name: 'orderList', query: oldestFirst('UNDELIVERED') }),
    next: 'ship',
  }),
  defineTodo({
    ...goods,
    key: 'mallShipRest',
    group: 'act',
    label: '商城部分发货',
    hint: '还有商品没有发出',
    list: () => ({ name: 'orderList', query: oldestFirst('PARTS_DELIVERED') }),
    next: 'ship',
  }),
  defineTodo({
    ...goods,
    key: 'mallPickUp',
    group: 'act',
    label: '待自提订单',
    hint: '买家到店时核销取货码',
    list: () => ({ name: 'orderList', query: oldestFirst('STAY_PICKED_UP') }),
    next: 'take',
  }),
  defineTodo({
    ...services,
    key: 'mallTake',
    group: 'act',
    label: '待核验订单',
    hint: '服务完成后核销买家的核销码',
    list: () => ({ name: 'virtualOrderList', query: oldestFirst('TAKE') }),
    next: 'take',
  }),
  defineTodo({
    ...goods,
    key: 'mallUnpaid',
    group: 'wait',
    label: '商城待付款',
    hint: '买家未付款，超时自动关闭',
    list: () => ({ name: 'orderList', query: oldestFirst('UNPAID') }),
  }),
  defineTodo({
    ...goods,
    key: 'mallGroup',
    group: 'wait',
    label: '商城待确认',
    hint: '已付款，拼团成功后可以发货',
    list: () => ({ name: 'orderList', query: oldestFirst('PAID') }),
    lineOf: (order: OrderRow) => ({ ...lineOf(order), detail: groupDetail(order) }),
  }),
]

/** How the group of an order stands; without one, or where it is not known, what was ordered. */
function groupDetail(order: OrderRow): string {
  const group = groupText(order)
  return group ? plain(group) : lineOf(order).detail
}

function lineOf({ sn, memberName, orderItems }: OrderRow): TodoLine {
  const detail = [memberName, orderItems[0]?.name].filter(Boolean).join(' ')
  return { name: sn, detail, link: { name: 'order-detail', query: { sn } } }
}
