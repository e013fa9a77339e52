import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import type { AmountRow } from '#features/promotion/sampleCart/quote/model'
import textStyles from '#shared/ui/text.module.css'
import styles from './AmountList.module.css'

/** The parts of an amount with how each arises, down to what they come to. */
export function AmountList({ label, rows }: { label: string; rows: readonly AmountRow[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.amounts} aria-label={label}>
      {rows.map((row) => (
        <div key={row.label} className={row.isTotal ? styles.total : undefined}>
          <dt>
            {t(row.label)}
            {row.rules.map((rule) => (
              <span key={rule.text + JSON.stringify(rule.params)} className={`${textStyles.secondary} ${styles.rule}`}>
                {translateMessage(t, rule)}
              </span>
            ))}
          </dt>
          <dd>{amountText(row)}</dd>
        </div>
      ))}
    </dl>
  )
}

function amountText({ amount, sign }: AmountRow): string {
  return `${sign === -1 && Number(amount) !== 0 ? '-' : ''}${formatMoney(amount)}`
}
