import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { NOTHING } from '#domain/wire'
import textStyles from '#shared/ui/text.module.css'
import styles from './Comparison.module.css'
import { type GoodsChange, priceStep, shownValue } from './model'

/** `title`: what changes, where several things do. */
type Props = Pick<GoodsChange, 'changeType' | 'before' | 'after'> & { title?: string }

/** The values before and after a change, side by side, and by how much a price changes. */
export function Comparison({ title = '', ...change }: Props) {
  const { t } = useTranslation()
  const { changeType, before, after } = change
  const step = priceStep(change)
  const isPrice = changeType === 'PRICE'
  return (
    <dl className={styles.both} aria-label={title.trim() || undefined}>
      {title.trim() && <div className={styles.title}>{title.trim()}</div>}
      <div className={styles.side}>
        <dt className={textStyles.secondary}>{isPrice ? t('变更前（元）') : t('变更前')}</dt>
        <dd>{shownValue(changeType, before) || NOTHING}</dd>
      </div>
      <div className={styles.side}>
        <dt className={textStyles.secondary}>{isPrice ? t('变更后（元）') : t('变更后')}</dt>
        <dd>
          {shownValue(changeType, after) || NOTHING}
          {step && <span className={styles.step}>{translateMessage(t, step)}</span>}
        </dd>
      </div>
    </dl>
  )
}
