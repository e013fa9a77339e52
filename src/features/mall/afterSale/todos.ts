import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { afterSaleFields, refundFields } from './fields'
import { type AfterSale, dueOf, type ServiceStatus, type ServiceType } from './model'

const claims = { query: afterSales.page, fields: afterSaleFields, lineOf, actions: afterSaleActions } as const
const oldestFirst = (serviceStatus: ServiceStatus, serviceType?: ServiceType) =>
  ({ serviceStatus, serviceType, sort: 'createTime', order: 'asc' }) as const

/** Pending work on the buyers' claims. */
export const todos = [
  defineTodo({
    ...claims,
    key: 'reviewReturn',
    group: 'act',
    label: '退货申请',
    hint: '同意或拒绝买家的退货',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('APPLY', 'RETURN_GOODS') }),
    next: 'approve',
  }),
  defineTodo({
    ...claims,
    key: 'reviewRefund',
    group: 'act',
    label: '退款申请',
    hint: '同意后款项退回买家',
    query: afterSales.refunds,
    fields: refundFields,
    list: () => ({ name: 'returnMoneyOrder', query: oldestFirst('APPLY') }),
    next: 'approve',
  }),
  defineTodo({
    ...claims,
    key: 'receiveReturn',
    group: 'act',
    label: '退货待收货',
    hint: '收到退货后确认，款项退回买家',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('BUYER_RETURN') }),
    next: 'receive',
  }),
  defineTodo({
    ...claims,
    key: 'platformRefund',
    group: 'wait',
    label: '等待平台退款',
    hint: '平台线下打款给买家',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('WAIT_REFUND') }),
  }),
]

function lineOf(claim: AfterSale): TodoLine {
  const { sn, goodsName } = claim
  return { name: sn, detail: goodsName, due: dueOf(claim), link: { name: 'return-goods-order-detail', query: { sn } } }
}
