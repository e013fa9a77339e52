import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney, sum } from '#domain/money'
import { DifferenceTable } from '#features/money/bill/difference/DifferenceTable'
import { differencesOptions } from '#features/money/bill/difference/reading'
import type { BillRow } from '#features/money/bill/model'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { openDifferences } from './model'

/** The orders in the ranges of several bills that need a look, each once. */
export function DifferencesTogether({ bills }: { bills: readonly BillRow[] }) {
  const { t } = useTranslation()
  const reads = useQueries({ queries: bills.map(({ id }) => differencesOptions(id)) })
  const rows = openDifferences(bills.flatMap((bill, at) => (reads[at]?.data ? [[bill, reads[at].data] as const] : [])))
  const waiting = reads.find(({ data }) => data === undefined)
  const failed = reads.find(({ data, isError }) => data === undefined && isError)
  return (
    <Section title={t('对账差异（{{count}}）', { count: rows.length })}>
      <p className={textStyles.secondary}>
        {t('各结算单时间段内完成的订单，同一订单只列一次。差额合计 {{amount}} 元。', {
          amount: formatMoney(sum(rows.map(({ difference }) => difference.difference))),
        })}
      </p>
      <DifferenceTable
        rows={rows}
        {...((failed ?? waiting) && { query: failed ?? waiting })}
        empty={t('没有差异：这段时间完成的订单都已按实际金额入账')}
      />
    </Section>
  )
}
