import { field } from '#domain/field'
import { settlementFields } from '#features/procurement/settlement/fields'

/** The ages of one debtor fit beside each other at 1,440 px. */
const AGE = { width: 112 }

/** The fields of debts and of their ageing. */
export const debtFields = {
  ...settlementFields,
  payer: field('text', '采购单位', { width: 200 }),
  project: field('text', '项目', { width: 200 }),
  promise: field('text', '最近承诺', { width: 220 }),
  daysOverdue: field('integer', '逾期天数', { width: 90 }),
  count: field('integer', '张数', { width: 64 }),
  notDue: field('money', '未到期', AGE),
  upTo30: field('money', '逾期30天内', AGE),
  upTo60: field('money', '逾期31–60天', AGE),
  upTo90: field('money', '逾期61–90天', AGE),
  over90: field('money', '逾期90天以上', AGE),
  noTerm: field('money', '未约定账期', AGE),
  overdue: field('money', '逾期合计', AGE),
  total: field('money', '待收合计', AGE),
} as const
