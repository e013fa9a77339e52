import { useTranslation } from 'react-i18next'
import { formatMoney, realDecimal } from '#domain/money'
import { translateMessage } from '#domain/text'
import { rateText } from '#features/mall/activity/model/kind'
import { draftScope } from '#features/promotion/activity/model'
import { soundInput } from '#features/promotion/coupon/model/form'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import styles from './CouponTicket.module.css'
import { type CouponInput, unsavedActivity } from './model'
import { useScopeText } from './useScopeText'
import { costText, validityText } from './words'

/** 买家看到的样子: the coupon as typed so far as a ticket, and what all of them can cost the shop. */
export function CouponTicket({ input }: { input: CouponInput }) {
  const { t } = useTranslation()
  const scope = useScopeText(draftScope(input))
  const { effectiveDays, startTime, endTime } = unsavedActivity(input)
  const validity = validityText({ effectiveDays, startTime, endTime, rangeDayType: input.rangeDayType })
  const isRate = input.couponType === 'DISCOUNT'
  const sound = soundInput(input)
  const value = realDecimal(isRate ? sound.couponDiscount : sound.price)
  const threshold = realDecimal(sound.consumeThreshold)
  return (
    <Section title={t('买家看到的样子')}>
      <figure className={styles.ticket} aria-label={t('优惠券券面')}>
        <div className={styles.offer}>
          <span className={styles.value}>
            {value === null ? '—' : isRate ? translateMessage(t, rateText(value.toFixed())) : `¥${formatMoney(value)}`}
          </span>
          <div className={styles.threshold}>
            {threshold === null
              ? t('消费门槛待填')
              : threshold.eq(0)
                ? t('无门槛，第一元起就能用')
                : t('满 {{full}} 元可用', { full: formatMoney(threshold) })}
          </div>
        </div>
        <div className={styles.terms}>
          <strong>{input.couponName || t('优惠券名称')}</strong>
          <span>{translateMessage(t, scope)}</span>
          <span>{validity ? translateMessage(t, validity) : t('有效期待填')}</span>
          {input.description && <span className={textStyles.secondary}>{input.description}</span>}
        </div>
      </figure>
      <p className={styles.cost}>{translateMessage(t, costText(sound))}</p>
    </Section>
  )
}
