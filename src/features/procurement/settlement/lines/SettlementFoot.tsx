import { useTranslation } from 'react-i18next'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, formatPercent } from '#domain/money'
import type { SettlementTotals } from '#features/procurement/settlement/model'
import textStyles from '#shared/ui/text.module.css'
import styles from './SettlementFoot.module.css'

/** Amounts per tax rate, each an invoice, and the total in figures and Chinese capitals. */
export function SettlementFoot({ totals }: { totals: SettlementTotals }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.foot}>
      {totals.byRate.length > 1 &&
        totals.byRate.map((group) => (
          <div key={group.taxRate}>
            <dt>{t('税率 {{rate}}', { rate: formatPercent(group.taxRate) })}</dt>
            <dd className={textStyles.number}>
              {formatMoney(group.amountTax)} / {formatMoney(group.amountNoTax)} / {formatMoney(group.taxAmount)}
            </dd>
          </div>
        ))}
      <div>
        <dt>{t('含税、不含税、税额合计')}</dt>
        <dd className={textStyles.number}>
          <strong>
            {formatMoney(totals.amountTax)} / {formatMoney(totals.amountNoTax)} / {formatMoney(totals.taxAmount)}
          </strong>
        </dd>
      </div>
      <div>
        <dt>{t('人民币（大写）')}</dt>
        <dd>{chineseAmount(totals.amountTax)}</dd>
      </div>
    </dl>
  )
}
