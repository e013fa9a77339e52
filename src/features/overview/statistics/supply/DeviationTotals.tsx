import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { groupBy } from '#domain/groups'
import { fixed, quantityScale, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { deviationFields } from '#features/overview/statistics/fields'
import { shareOf } from '#features/overview/statistics/figures/model'
import type { Deviation } from '#features/overview/statistics/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { useUnitWord } from '#shared/fields/useDict'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'

/** Deviations with their rate, per mille of the delivered quantity. */
export type DeviationRow = Deviation & { rate: DecimalText }

const COLUMNS = ['unit', 'noteNum', 'overNum', 'quantity', 'deviation', 'rate', 'amount'] as const

/** What the deviations come to, a row for each unit. */
export function DeviationTotals({ rows }: { rows: readonly DeviationRow[] }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const totals = useMemo(() => totalsByUnit(rows), [rows])
  if (totals.length === 0) return null
  return (
    <Section title={t('按单位合计')}>
      <RecordTable<DeviationRow>
        caption={t('按单位合计')}
        rowKey="key"
        dataSource={totals}
        columns={fieldColumns<DeviationRow, (typeof COLUMNS)[number]>(deviationFields, COLUMNS, t, (name, { unit }) =>
          name === 'unit' ? unitWord(unit) : undefined,
        )}
      />
    </Section>
  )
}

function totalsByUnit(rows: readonly DeviationRow[]): DeviationRow[] {
  return [...groupBy(rows, ({ unit }) => unit)].map(([unit, own]) => {
    const total = (name: 'quantity' | 'deviation') => fixed(sum(own.map((row) => row[name])), quantityScale(unit))
    const count = (name: 'noteNum' | 'overNum') => own.reduce((all, row) => all + (row[name] ?? 0), 0)
    const [quantity, deviation] = [total('quantity'), total('deviation')]
    return {
      key: unit,
      name: unit,
      unit,
      noteNum: count('noteNum'),
      overNum: count('overNum'),
      quantity,
      deviation,
      rate: shareOf(deviation, quantity, 1000),
      amount: own.some(({ amount }) => amount) ? fixed(sum(own.map(({ amount }) => amount)), 2) : null,
    }
  })
}
