import { canOperate } from '#shared/navigation'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { receipts } from './api'
import { receiptFields } from './fields'
import { issueBlock, type Receipt } from './model'

/** Invoices that buyers wait for. */
export const todos = [
  defineTodo({
    key: 'invoice',
    group: 'act',
    label: '待开发票',
    hint: '发货或完成后开具',
    query: receipts.page,
    fields: receiptFields,
    list: () => ({ name: 'receipt', query: { receiptStatus: '0', sort: 'createTime', order: 'asc' } }),
    lineOf: (receipt: Receipt): TodoLine => {
      const { id, receiptTitle, orderSn } = receipt
      const mayIssue = canOperate('receipt') && issueBlock(receipt) === null
      return {
        name: receiptTitle,
        detail: orderSn,
        link: { name: 'receipt', query: mayIssue ? { edit: id } : { view: id } },
      }
    },
  }),
]
