import { settlementStatus } from '#domain/document/procurementStatus'
import { formatMoney } from '#domain/money'
import { go } from '#shared/navigation'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { settlements } from './api'
import { settlementFields } from './fields'
import type { Settlement } from './model'

const OLDEST_FIRST = { sort: 'createTime', order: 'asc' } as const
/** In the address of `together`: all that wait, not certain ones. */
export const ALL = 'all'
/** The list of settlements that wait to be reconciled. */
export const TO_CHECK = { status: String(settlementStatus.code.reconciling), ...OLDEST_FIRST } as const
const common = { query: settlements.page, fields: settlementFields } as const

/** Pending work on settlements. */
export const todos = [
  defineTodo({
    ...common,
    key: 'checkSheet',
    group: 'act',
    label: '待对账结算单',
    hint: '核对数量和金额后与项目部确认',
    list: () => ({ name: 'settlementList', query: TO_CHECK }),
    lineOf: lineOf(({ projectName }) => projectName),
    together: {
      needs: 'settlementAnswer',
      label: () => '一起对账',
      run: () => go('settlementList', { ...TO_CHECK, together: ALL }),
    },
  }),
  defineTodo({
    ...common,
    key: 'moneyDue',
    group: 'wait',
    label: '待收款',
    hint: '已结算，采购单位尚未付款',
    list: () => ({
      name: 'settlementList',
      query: { status: String(settlementStatus.code.settled), unpaid: '1', ...OLDEST_FIRST },
    }),
    lineOf: lineOf(({ totalAmountTax, projectName }) => `${formatMoney(totalAmountTax)} ${projectName}`),
    sumOf: ({ summary }) => (summary ? `¥${formatMoney(summary.amountTax)}` : ''),
  }),
  defineTodo({
    ...common,
    key: 'sheetInError',
    group: 'wait',
    label: '结算异常',
    hint: '财务处理异常后重新结算',
    list: () => ({ name: 'settlementList', query: { status: String(settlementStatus.code.failed), ...OLDEST_FIRST } }),
    lineOf: lineOf(({ errorReason, projectName }) => errorReason || projectName),
  }),
]

function lineOf(detail: (settlement: Settlement) => string) {
  return (settlement: Settlement): TodoLine => ({
    name: settlement.settlementCode,
    detail: detail(settlement),
    since: settlement.createTime,
    link: { name: 'settlementDetail', query: { id: settlement.id } },
  })
}
