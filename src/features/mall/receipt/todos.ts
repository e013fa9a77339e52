import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { receiptActions } from './actions'
import { receipts } from './api'
import { receiptFields } from './fields'
import type { Receipt } from './model'

/** Invoices that buyers wait for, and those that a later refund left too high. */
export const todos = [
  todo('invoice', 'issuable', '待开发票', '发货或完成后开具', 'issue'),
  todo('invoiceOver', 'refundedSince', '已开票后又退款', '开红字发票，按退款后的金额重开', 'correct'),
]

function todo(key: string, filter: 'issuable' | 'refundedSince', label: string, hint: string, next: string) {
  return defineTodo({
    key,
    group: 'act',
    label,
    hint,
    query: receipts.page,
    fields: receiptFields,
    actions: receiptActions,
    next,
    list: () => ({ name: 'receipt', query: { [filter]: '1', sort: 'createTime', order: 'asc' } }),
    lineOf: ({ id, receiptTitle, orderSn }: Receipt): TodoLine => ({
      name: receiptTitle,
      detail: orderSn,
      link: { name: 'receipt', query: { edit: id } },
    }),
  })
}
