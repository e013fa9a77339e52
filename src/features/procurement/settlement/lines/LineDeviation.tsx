import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import type { SettlementLine } from '#features/procurement/settlement/model'
import { FieldValue } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'
import styles from './LineDeviation.module.css'

type Props = { line: SettlementLine; unit: string; isDisputed: boolean }

/** A line's deviation with its rate, and whether it is out of tolerance or disputed. */
export function LineDeviation({ line, unit, isDisputed }: Props) {
  const { t } = useTranslation()
  const mark = isDisputed && <Tag color="warning">{t('有异议')}</Tag>
  if (decimal(line.deviation) === null) return mark || NOTHING
  const rate = decimal(line.deviationRate)
  return (
    <>
      <FieldValue field={settlementLineFields.deviation} value={line.deviation} />{' '}
      <div className={styles.judged}>
        {rate !== null && (
          <span className={line.outOfTolerance ? textStyles.negative : textStyles.secondary}>
            {rate.toFixed(2)}
            {unit}
          </span>
        )}{' '}
        {line.outOfTolerance && <Tag color="error">{t('超差')}</Tag>}
        {mark}
      </div>
    </>
  )
}
