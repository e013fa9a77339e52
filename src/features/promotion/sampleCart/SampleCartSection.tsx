import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime, serverNow } from '#domain/time'
import type { Activity } from '#features/mall/activity/model'
import { type CartItem, canPrice } from '#features/promotion/sampleCart/address/model'
import { buyerRows, cartFreight } from '#features/promotion/sampleCart/quote/model'
import { refusalOf, useCartLines } from '#features/promotion/sampleCart/quote/useCartLines'
import { usePricedCart } from '#features/promotion/sampleCart/quote/usePricedCart'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { Section } from '#shared/record/Section'
import { PageLoading } from '#shared/ui/PageLoading'
import textStyles from '#shared/ui/text.module.css'
import { CartState } from './CartState'
import { SampleCartLines } from './SampleCartLines'

/** Loads when a product is chosen. */
const SampleCartResult = lazyWithRetry(() =>
  import('./SampleCartResult').then(({ SampleCartResult: result }) => ({ default: result })),
)

/** 优惠试算 beside a form: what a cart costs with the activity as typed so far, and with the others of its time. */
export function SampleCartSection({ draft }: { draft: Activity }) {
  const { t } = useTranslation()
  const [items, setItems] = useState<readonly CartItem[]>([])
  const typed = useDeferredValue(draft)
  const moment = typed.startTime || serverNow()
  const { lines, failed } = useCartLines(items)
  const isGroupBuy = typed.promotionType === 'PINTUAN'
  const { query, priced, draft: named } = usePricedCart(lines, { moment, isGroupBuy, draft: typed })
  return (
    <Section title={t('优惠试算')}>
      <SampleCartLines items={items} lines={lines} onChange={setItems} />
      {items.length > 0 && typed.startTime && (
        <p className={textStyles.secondary}>
          {t('按 {{time}} 活动开始时下单计算', { time: formatTime(typed.startTime, 'YYYY-MM-DD HH:mm') })}
        </p>
      )}
      {items.length > 0 && canPrice(items) && (
        <CartState
          failed={failed ?? (query.isError && !query.data ? query : null)}
          refusal={refusalOf(lines, priced)}
          value={priced}
        >
          {(cart) => (
            <Suspense fallback={<PageLoading />}>
              <SampleCartResult
                priced={cart}
                rows={buyerRows(cart, cartFreight(cart, null))}
                moment={moment}
                draft={named}
              />
            </Suspense>
          )}
        </CartState>
      )}
    </Section>
  )
}
