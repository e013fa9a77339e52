import { Input, Segmented, Switch } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { formatTime } from '#domain/time'
import type { SampleCart } from '#features/promotion/sampleCart/address/model'
import type { Quote } from '#features/promotion/sampleCart/quote/useQuote'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canGo } from '#shared/navigation'
import textStyles from '#shared/ui/text.module.css'
import { BuyerPicker } from './BuyerPicker'
import styles from './CartTerms.module.css'
import { CouponPicker } from './CouponPicker'

// The date inputs are heavy, and most carts are priced for now.
const TimeInput = lazyWithRetry(() =>
  import('#shared/fields/DateInputs').then(({ TimeInput }) => ({ default: TimeInput })),
)

// A cascader brings the code of trees and tables along.
const CityPicker = lazyWithRetry(() =>
  import('#features/store/freight/CityPicker').then(({ CityPicker }) => ({ default: CityPicker })),
)

/** When the order is placed. */
const MOMENT = field('time', '下单时间', {})

type Props = {
  cart: SampleCart
  /** When it is ordered: as chosen, or now. */
  moment: string
  quote: Quote
  onChange: (change: Partial<SampleCart>) => void
}

/** The conditions of a purchase: when and how, by whom, where to, and with which coupon. */
export function CartTerms({ cart, moment, quote, onChange }: Props) {
  const { t } = useTranslation()
  const { place, buyer, priced } = quote
  const isNowhere = cart.cityId !== '' && place.name === '' && !place.isLoading && !place.failed
  const isStranger = cart.buyerId !== '' && !buyer.member && !buyer.isLoading && !buyer.failed
  return (
    <div className={styles.terms}>
      <label htmlFor="sample-moment">{t('下单时间')}</label>
      <Suspense fallback={<Input disabled id="sample-moment" value={formatTime(moment, 'YYYY-MM-DD HH:mm')} />}>
        <TimeInput
          field={MOMENT}
          id="sample-moment"
          value={moment}
          onChange={(time) => time && onChange({ moment: String(time) })}
        />
      </Suspense>
      <span>{t('购买方式')}</span>
      <Segmented
        aria-label={t('购买方式')}
        options={[
          { value: 'order', label: t('直接购买') },
          { value: 'group', label: t('参团购买') },
        ]}
        value={cart.isGroupBuy ? 'group' : 'order'}
        onChange={(way) => onChange({ isGroupBuy: way === 'group' })}
      />
      <span>{t('收货城市')}</span>
      <div className={styles.term}>
        <Suspense fallback={<Input disabled value={place.name} />}>
          <CityPicker label={t('收货城市')} value={cart.cityId} onChange={(cityId) => onChange({ cityId })} />
        </Suspense>
        {isNowhere && <span className={textStyles.warning}>{t('没有这个城市，请重新选择')}</span>}
      </div>
      {/* Who may not see the members prices for a new buyer. */}
      {canGo('memberList') && (
        <>
          <span>{t('买家')}</span>
          <div className={styles.term}>
            <BuyerPicker
              value={cart.buyerId}
              name={buyer.member?.memberName ?? null}
              onChange={(buyerId) => onChange({ buyerId })}
            />
            {buyer.member && (
              <span className={textStyles.secondary}>
                {t('在本店领过 {{count}} 张券，{{usable}} 张可用', {
                  count: buyer.received.length,
                  usable: buyer.received.filter(({ isUsable }) => isUsable).length,
                })}
              </span>
            )}
          </div>
        </>
      )}
      {isStranger && <span className={styles.whole}>{t('没有这个买家，按新买家计算')}</span>}
      <span>{t('优惠券')}</span>
      <CouponPicker priced={priced} value={cart.coupon} onChange={(coupon) => onChange({ coupon })} />
      <label htmlFor="sample-distributed">{t('经分销员成交')}</label>
      <Switch
        id="sample-distributed"
        checked={cart.isDistributed}
        onChange={(isDistributed) => onChange({ isDistributed })}
      />
    </div>
  )
}
