import type { Statement } from './model'
import type { Scope } from './scope'

// The rows of a paper between two Chinese companies: in Chinese in every interface language.

/** A line of a statement as printed and saved: texts and decimal text, '' where it says nothing. */
export type StatementRow = {
  key: string
  day: string
  kind: string
  code: string
  project: string
  contract: string
  settled: string
  paid: string
  balance: string
}

/** The lines of a statement: the balance before it, then what happened. */
export function statementRows(statement: Statement, { from }: Scope): StatementRow[] {
  const before = {
    key: 'opening',
    day: from,
    kind: '期初余额',
    code: '',
    project: '',
    contract: '',
    settled: '',
    paid: '',
  }
  return [
    { ...before, balance: statement.opening },
    ...statement.entries.map(({ key, day, kind, settlement, balance }) => {
      const amount = settlement.totalAmountTax ?? ''
      return {
        key,
        day,
        kind: kind === 'settled' ? '结算' : '付款',
        code: settlement.settlementCode,
        project: settlement.projectName,
        contract: settlement.contractCode,
        settled: kind === 'settled' ? amount : '',
        paid: kind === 'paid' ? amount : '',
        balance,
      }
    }),
  ]
}
