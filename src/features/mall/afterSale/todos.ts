import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { afterSaleFields, refundFields } from './fields'
import { type AfterSale, dueOf, type ServiceStatus } from './model'

const returns = { query: afterSales.returns, fields: afterSaleFields, lineOf, actions: afterSaleActions } as const
const refunds = { query: afterSales.refunds, fields: refundFields, lineOf, actions: afterSaleActions } as const
const oldestFirst = (serviceStatus: ServiceStatus) => ({ serviceStatus, sort: 'createTime', order: 'asc' }) as const

/** Pending work on the buyers' claims. */
export const todos = [
  defineTodo({
    ...returns,
    key: 'reviewReturn',
    group: 'act',
    label: '退货申请',
    hint: '同意或拒绝买家的退货',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('APPLY') }),
    next: 'approve',
  }),
  defineTodo({
    ...refunds,
    key: 'reviewRefund',
    group: 'act',
    label: '退款申请',
    hint: '同意后款项退回买家',
    list: () => ({ name: 'returnMoneyOrder', query: oldestFirst('APPLY') }),
    next: 'approve',
  }),
  defineTodo({
    ...returns,
    key: 'receiveReturn',
    group: 'act',
    label: '退货待收货',
    hint: '收到退货后确认，款项退回买家',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('BUYER_RETURN') }),
    next: 'receive',
  }),
  defineTodo({
    ...returns,
    key: 'platformReturn',
    group: 'wait',
    label: '退货等待平台退款',
    hint: '平台线下打款给买家',
    list: () => ({ name: 'returnGoodsOrder', query: oldestFirst('WAIT_REFUND') }),
  }),
  defineTodo({
    ...refunds,
    key: 'platformRefund',
    group: 'wait',
    label: '退款等待平台退款',
    hint: '平台线下打款给买家',
    list: () => ({ name: 'returnMoneyOrder', query: oldestFirst('WAIT_REFUND') }),
  }),
]

function lineOf(claim: AfterSale): TodoLine {
  const { sn, goodsName } = claim
  return { name: sn, detail: goodsName, due: dueOf(claim), link: { name: 'return-goods-order-detail', query: { sn } } }
}
