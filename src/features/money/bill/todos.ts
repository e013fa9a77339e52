import { formatMoney } from '#domain/money'
import { canFilterBy } from '#shared/list/listNeeds'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { billActions } from './actions'
import { bills } from './api'
import { billFields } from './fields'
import type { BillRow, BillSide, BillStatus } from './model'

/** Bills that wait for the shop: to check, its own to submit, and sent back. */
export const todos = [
  todo('billOut', { billStatus: 'OUT', createdBy: 'PLATFORM' }, '商城账单待核对', '核对后平台付款'),
  todo('billOwn', { billStatus: 'OUT', createdBy: 'STORE' }, '自建账单待提交', '提交平台确认后付款'),
  todo('billRefused', { billStatus: 'REJECTION' }, '商城账单被退回', '按退回原因更正'),
]

type BillFilter = { billStatus: BillStatus; createdBy?: BillSide }

function todo(key: string, filter: BillFilter, label: string, hint: string) {
  return defineTodo({
    key,
    group: 'act',
    label,
    hint,
    query: bills.page,
    fields: billFields,
    actions: billActions,
    next: 'check',
    list: () => ({ name: 'storeBill', query: { ...knownFilter(filter), sort: 'createTime', order: 'asc' } }),
    lineOf: ({ id, sn, billPrice }: BillRow): TodoLine => ({
      name: sn,
      detail: formatMoney(billPrice),
      link: { name: 'bill-detail', query: { id } },
    }),
  })
}

/** Where bills cannot be told apart by who made them, all are the platform's. */
function knownFilter({ createdBy, billStatus }: BillFilter): BillFilter {
  const isTold = createdBy === undefined || createdBy === 'STORE' || canFilterBy(billFields.createdBy)
  return isTold ? { billStatus, ...(createdBy && { createdBy }) } : { billStatus }
}
