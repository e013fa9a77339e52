import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DifferenceTable } from '#features/money/bill/difference/DifferenceTable'
import { differencesOptions } from '#features/money/bill/difference/reading'
import { type Bill, isOpenDifference } from '#features/money/bill/model'
import { WithCapability } from '#shared/capability/WithCapability'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'

/** 对账: what the shop sold and refunded in the bill's range against what bills hold of it. */
export function BillDifferences(props: { bill: Bill }) {
  return (
    <WithCapability of="billReconciling">
      <Differences {...props} />
    </WithCapability>
  )
}

function Differences({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const query = useQuery(differencesOptions(bill.id))
  const rows = query.data ?? []
  const open = rows.filter(isOpenDifference)
  return (
    <Section title={t('对账差异（{{count}}）', { count: open.length })}>
      <p className={textStyles.secondary}>
        {t('{{from}} ~ {{to}} 完成的订单，按现在的付款和退款，与各结算单已入账的金额相比。', {
          from: bill.startTime,
          to: bill.endTime,
        })}
        {rows.length > open.length &&
          t('另有 {{count}} 个订单售后处理中，处理完再结算，不计入差异。', { count: rows.length - open.length })}
      </p>
      <DifferenceTable
        rows={rows.map((difference) => ({ bill, difference }))}
        query={query}
        empty={t('没有差异：这段时间完成的订单都已按实际金额入账')}
      />
    </Section>
  )
}
