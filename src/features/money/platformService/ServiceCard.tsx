import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { isSold, type PlatformFeature } from './model'
import styles from './ServiceCard.module.css'
import { ServiceTag } from './ServiceTag'
import { serviceStateOf } from './serviceState'

/** A package: its content, price and state, and the button to buy it or continue paying. */
export function ServiceCard({ feature }: { feature: PlatformFeature }) {
  const { t } = useTranslation()
  const id = useId()
  const { featureId, featureName, unit } = feature
  const [shortest] = feature.durations
  const state = serviceStateOf(feature)
  const word = state === 'none' ? t('购买') : t('续费')
  return (
    <li className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{featureName}</h2>
        <ServiceTag feature={feature} />
      </header>
      <p className={textStyles.secondary}>{feature.description}</p>
      <ul>
        {feature.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.term}>
        <span>{term(feature.serviceEnd, state === 'ended', t)}</span>
        {feature.openOrderId && (
          <PageLink name="platformServicePayment" query={{ featureId, orderId: feature.openOrderId }}>
            {t('有订单待付款')}
          </PageLink>
        )}
      </div>
      <footer>
        <span className={styles.price}>
          {shortest && (
            <>
              <strong className={textStyles.number}>¥{formatMoney(shortest.price)}</strong>{' '}
              <span className={styles.per}>
                / {t('{{count}} 个月', { count: shortest.duration })} · {t(unit)}
              </span>
            </>
          )}
        </span>
        {isSold(feature) ? (
          <OpenButton
            name="platformServicePayment"
            query={{ featureId }}
            type={state === 'soon' || state === 'ended' ? 'primary' : 'default'}
            aria-label={`${word} ${featureName}`}
          >
            {word}
          </OpenButton>
        ) : (
          <span className={textStyles.secondary}>{t('暂停销售')}</span>
        )}
      </footer>
    </li>
  )
}

function term(date: string, isOver: boolean, t: (text: string, params?: Record<string, unknown>) => string): string {
  if (!date) return t('尚未购买')
  return isOver ? t('已于 {{date}} 到期', { date }) : t('有效期至 {{date}}', { date })
}
