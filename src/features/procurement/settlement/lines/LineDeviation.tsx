import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { claimLabel, type Dispute } from '#features/procurement/dispute/model'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import type { SettlementLine } from '#features/procurement/settlement/model'
import { FieldValue } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'
import styles from './LineDeviation.module.css'

type Props = {
  line: SettlementLine
  unit: string
  dispute: Dispute | undefined
  /** Opens the claim about the line, where one may be made. */
  onDispute: (() => void) | null
}

/** The colour of a claim by its answer; one without an answer is pending. */
const CLAIM_COLOR: Readonly<Record<string, string>> = { ACCEPTED: 'success', REFUSED: 'error' }

/** A line's deviation with its rate, whether it is out of tolerance, and its claim or the button that makes one. */
export function LineDeviation({ line, unit, dispute, onDispute }: Props) {
  const { t } = useTranslation()
  const mark = dispute && <Tag color={CLAIM_COLOR[dispute.answer] ?? 'warning'}>{t(claimLabel(dispute))}</Tag>
  if (decimal(line.deviation) === null) return mark || NOTHING
  const rate = decimal(line.deviationRate)
  return (
    <>
      <span className={line.outOfTolerance ? textStyles.negative : undefined}>
        <FieldValue field={settlementLineFields.deviation} value={line.deviation} />
      </span>{' '}
      <div className={styles.judged}>
        {rate !== null && (
          <span className={line.outOfTolerance ? textStyles.negative : textStyles.secondary}>
            {rate.toFixed(2)}
            {unit}
          </span>
        )}{' '}
        {line.outOfTolerance && <Tag color="error">{t('超差')}</Tag>}
        {mark}
        {!dispute && onDispute && !decimal(line.deviation)?.eq(0) && (
          <Button
            type="link"
            size="small"
            aria-label={t('对第 {{seq}} 行提出异议', { seq: line.seq })}
            onClick={onDispute}
          >
            {t('提出异议')}
          </Button>
        )}
      </div>
    </>
  )
}
