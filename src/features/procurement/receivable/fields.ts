import { field } from '#domain/field'
import { settlementFields } from '#features/procurement/settlement/fields'

/** The fields of debts and of their ageing. */
export const debtFields = {
  ...settlementFields,
  payer: field('text', '采购单位', { width: 236 }),
  project: field('text', '项目', { width: 200 }),
  daysOverdue: field('integer', '逾期天数', { width: 90 }),
  count: field('integer', '张数'),
  notDue: field('money', '未到期'),
  upTo30: field('money', '逾期30天内'),
  upTo60: field('money', '逾期31–60天'),
  upTo90: field('money', '逾期61–90天'),
  over90: field('money', '逾期90天以上'),
  noTerm: field('money', '未约定账期'),
  overdue: field('money', '逾期合计'),
  total: field('money', '待收合计'),
} as const
