import { contractStatus } from '#domain/document/procurementStatus'
import { dayAfter, serverToday } from '#domain/time'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { contractActions } from './actions'
import { contracts } from './api'
import { contractFields } from './fields'
import type { Contract } from './model'

/** Days before its end from which a contract is shown. */
const ENDING_DAYS = 30
const link = ({ id }: Contract) => ({ name: 'agreementDetail', query: { id } }) as const
const common = { query: contracts.page, fields: contractFields, actions: contractActions } as const

/** Pending work on contracts. */
export const todos = [
  defineTodo({
    ...common,
    key: 'rejectedContract',
    group: 'act',
    label: '被驳回的合同',
    hint: '按驳回原因修改后重新提交',
    list: () => ({ name: 'agreementList', query: { status: String(contractStatus.code.rejected) } }),
    lineOf: (contract: Contract): TodoLine => ({
      name: contract.contractCode,
      detail: contract.rejectReason || contract.contractName,
      link: link(contract),
    }),
    next: 'update',
  }),
  defineTodo({
    ...common,
    key: 'endingContract',
    group: 'expiry',
    label: '即将到期的合同',
    hint: '30 天内到期，到期后不能再送货',
    list: () => {
      const expireDateRange = `${serverToday()}~${dayAfter(serverToday(), ENDING_DAYS)}`
      return {
        name: 'agreementList',
        query: { status: String(contractStatus.code.approved), expireDateRange, sort: 'expireDate', order: 'asc' },
      }
    },
    lineOf: (contract: Contract): TodoLine => ({
      name: contract.contractCode,
      detail: contract.contractName,
      due: contract.expireDate,
      link: link(contract),
    }),
  }),
]
