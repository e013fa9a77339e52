import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import type { PurchaseOrder } from './model'

const common = {
  group: 'act',
  query: purchases.page,
  fields: purchaseFields,
  lineOf,
  actions: purchaseActions,
} as const

/** Pending work on purchase orders. */
export const todos = [
  defineTodo({
    ...common,
    key: 'confirmSendTime',
    label: '待确认发货时间',
    hint: '确认后才能创建送货单',
    list: () => ({ name: 'purchaseOrderList', query: { ...toDeliver('0') } }),
    next: 'verifySendTime',
  }),
  defineTodo({
    ...common,
    key: 'ship',
    label: '待发货订单',
    hint: '已确认发货时间，先到期的在前',
    list: () => ({ name: 'purchaseOrderList', query: { ...toDeliver('1') } }),
    next: 'createDeliver',
    needs: 'createDeliver',
  }),
]

function toDeliver(sendTimeVerified: '0' | '1') {
  return { status: 'UNDELIVERED', sendTimeVerified, sort: 'requireTime', order: 'asc' }
}

function lineOf({ orderSn, projectName, requireTime }: PurchaseOrder): TodoLine {
  const link = { name: 'purchaseDetail', query: { orderSn } } as const
  return { name: orderSn, detail: projectName, due: requireTime, link }
}
