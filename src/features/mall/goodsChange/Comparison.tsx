import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import { NOTHING } from '#domain/wire'
import textStyles from '#shared/ui/text.module.css'
import styles from './Comparison.module.css'
import { type GoodsChange, priceStep, shownValue } from './model'

/** The values before and after a change, side by side, and by how much a price changes. */
export function Comparison(change: Pick<GoodsChange, 'changeType' | 'before' | 'after'>) {
  const { t } = useTranslation()
  const { changeType, before, after } = change
  const step = priceStep(change)
  const isPrice = changeType === 'PRICE'
  return (
    <dl className={styles.both}>
      <div className={styles.side}>
        <dt className={textStyles.secondary}>{isPrice ? t('变更前（元）') : t('变更前')}</dt>
        <dd>{shownValue(changeType, before) || NOTHING}</dd>
      </div>
      <div className={styles.side}>
        <dt className={textStyles.secondary}>{isPrice ? t('变更后（元）') : t('变更后')}</dt>
        <dd>
          {shownValue(changeType, after) || NOTHING}
          {step && <span className={styles.step}>{say(t, step)}</span>}
        </dd>
      </div>
    </dl>
  )
}
