import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#domain/time'
import { canPrice } from '#features/promotion/sampleCart/address/model'
import { useCartAddress } from '#features/promotion/sampleCart/address/useCartAddress'
import { type Quote, useQuote } from '#features/promotion/sampleCart/quote/useQuote'
import { Section } from '#shared/record/Section'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { AmountList } from './AmountList'
import { CartState } from './CartState'
import { CartTerms } from './CartTerms'
import { SampleCartLines } from './SampleCartLines'
import { SampleCartResult } from './SampleCartResult'
import styles from './SampleCartView.module.css'
import { ShareCart } from './ShareCart'

/**
 * 优惠试算: what a buyer pays for some products at any moment, which activities apply or not and why, and what remains
 * for the shop. The whole cart is in the address, for a colleague to open.
 */
export default function SampleCartView() {
  const { t } = useTranslation()
  const [cart, change] = useCartAddress()
  const [now] = useState(serverNow)
  const moment = cart.moment || now
  const quote = useQuote(cart, moment)
  const { lines, priced, refusal, failed } = quote
  const sold = cart.items.filter(({ id }) => !lines?.some((line) => line.id === id && line.refusal))
  const problem =
    cart.items.length === 0
      ? t('选择商品后，这里显示哪些活动适用、按什么顺序、买家付多少')
      : canPrice(cart.items)
        ? null
        : t('先改正标红的内容')
  return (
    <div className={styles.page}>
      <Section title={t('试算的订单')} extra={cart.items.length > 0 && <ShareCart cart={cart} moment={moment} />}>
        <CartTerms cart={cart} moment={moment} quote={quote} onChange={change} />
        <SampleCartLines items={cart.items} lines={lines} onChange={(items) => change({ items })} />
      </Section>
      <Section title={t('试算结果')}>
        {problem ? (
          <EmptyState text={problem} />
        ) : (
          <>
            {failed.freight && <ErrorState query={failed.freight} />}
            <CartState
              failed={failed.price}
              refusal={refusal}
              remedy={
                sold.length < cart.items.length && (
                  <Button onClick={() => change({ items: sold })}>{t('移除不再出售的商品')}</Button>
                )
              }
              value={priced}
            >
              {(value) => (
                <SampleCartResult priced={value} rows={quote.buyerRows ?? []} moment={moment}>
                  <h3 className={styles.title}>{t('店铺所得')}</h3>
                  <ShopAmounts quote={quote} />
                </SampleCartResult>
              )}
            </CartState>
          </>
        )}
      </Section>
    </div>
  )
}

/** What remains for the shop of what the buyer pays. */
function ShopAmounts({ quote }: { quote: Quote }) {
  const { t } = useTranslation()
  if (quote.freight?.amount === null)
    return <span className={textStyles.warning}>{t('有商品不送到收货城市，买家下不了单')}</span>
  return (
    <CartState failed={quote.failed.shop} refusal={null} value={quote.shopRows}>
      {(rows) => <AmountList label={t('店铺所得')} rows={rows} />}
    </CartState>
  )
}
