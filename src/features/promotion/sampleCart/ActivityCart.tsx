import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime, serverNow } from '#domain/time'
import type { Activity } from '#features/mall/activity/model'
import { type CartItem, canPrice } from '#features/promotion/sampleCart/address/model'
import { buyerRows, cartFreight } from '#features/promotion/sampleCart/quote/model'
import { refusalOf, useCartLines } from '#features/promotion/sampleCart/quote/useCartLines'
import { usePricedCart } from '#features/promotion/sampleCart/quote/usePricedCart'
import textStyles from '#shared/ui/text.module.css'
import { CartState } from './CartState'
import { SampleCartLines } from './SampleCartLines'
import { SampleCartResult } from './SampleCartResult'

/** What a cart costs with the activity as typed so far, and with the others of its time. */
export default function ActivityCart({ draft }: { draft: Activity }) {
  const { t } = useTranslation()
  const [items, setItems] = useState<readonly CartItem[]>([])
  const typed = useDeferredValue(draft)
  const moment = typed.startTime || serverNow()
  const { lines, failed } = useCartLines(items)
  const isGroupBuy = typed.promotionType === 'PINTUAN'
  const { query, priced, draft: named } = usePricedCart(lines, { moment, isGroupBuy, draft: typed })
  return (
    <>
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
            <SampleCartResult
              priced={cart}
              rows={buyerRows(cart, cartFreight(cart, null))}
              moment={moment}
              draft={named}
            />
          )}
        </CartState>
      )}
    </>
  )
}
