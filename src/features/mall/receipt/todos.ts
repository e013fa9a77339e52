import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { receiptActions } from './actions'
import { receipts } from './api'
import { receiptFields } from './fields'
import type { Receipt } from './model'

/** Invoices that buyers wait for. */
export const todos = [
  defineTodo({
    key: 'invoice',
    group: 'act',
    label: '待开发票',
    hint: '发货或完成后开具',
    query: receipts.page,
    fields: receiptFields,
    actions: receiptActions,
    next: 'issue',
    list: () => ({ name: 'receipt', query: { issuable: '1', sort: 'createTime', order: 'asc' } }),
    lineOf: ({ id, receiptTitle, orderSn }: Receipt): TodoLine => ({
      name: receiptTitle,
      detail: orderSn,
      link: { name: 'receipt', query: { edit: id } },
    }),
  }),
]
