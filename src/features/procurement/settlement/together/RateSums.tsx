import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '#domain/money'
import { settlementFields } from '#features/procurement/settlement/fields'
import type { Settlement } from '#features/procurement/settlement/model'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import { type RateSum, sumsOf } from './checked'

const AMOUNTS = [
  ['amountNoTax', settlementFields.totalAmountNoTax],
  ['taxAmount', settlementFields.totalTax],
  ['amountTax', settlementFields.totalAmountTax],
] as const

/** What the ticked settlements come to, by contract and tax rate: one invoice each. */
export function RateSums({ settlements }: { settlements: readonly Settlement[] }) {
  const { t } = useTranslation()
  if (settlements.length === 0) return null
  return (
    <RecordTable<RateSum>
      caption={t('按合同和税率合计')}
      rowKey={({ contractCode, taxRate }) => `${contractCode} ${taxRate}`}
      dataSource={sumsOf(settlements)}
      columns={[
        {
          key: 'contract',
          title: t('合同'),
          width: 300,
          render: (_, { contractCode, contractName }) => `${contractCode} ${contractName}`,
        },
        { key: 'taxRate', title: t('税率'), width: 80, render: (_, { taxRate }) => formatPercent(taxRate) },
        ...AMOUNTS.map(([name, { label }]) => ({
          key: name,
          title: t(label),
          width: 150,
          align: 'right' as const,
          render: (_: unknown, row: RateSum) => <span className={textStyles.number}>{formatMoney(row[name])}</span>,
        })),
      ]}
    />
  )
}
