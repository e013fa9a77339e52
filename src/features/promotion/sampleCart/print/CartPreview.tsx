import { Button, Switch } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { translateMessage } from '#domain/text'
import { serverNow } from '#domain/time'
import { canPrice, cartFrom } from '#features/promotion/sampleCart/address/model'
import { useQuote } from '#features/promotion/sampleCart/quote/useQuote'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { useSession } from '#shared/session'
import { siteUrl } from '#shared/sitePath'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { SampleCartDocument } from './SampleCartDocument'

/** The sheet of the cart in the address: for a buyer, or for the shop with what it gets. */
export default function CartPreview() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const cart = useMemo(() => cartFrom(search), [search])
  const [printed] = useState(serverNow)
  const moment = cart.moment || printed
  const [showShop, setShowShop] = useState(false)
  const shopName = useSession(({ user }) => user?.storeName ?? '')
  const quote = useQuote(cart, moment)
  const { priced, refusal, failed, freight, total, shopRows } = quote
  const failure = failed.price ?? failed.freight ?? (showShop ? failed.shop : null)
  const reason =
    cart.items.length === 0 || !canPrice(cart.items)
      ? t('没有可打印的试算单。')
      : refusal
        ? t('买不了：{{reason}}', { reason: translateMessage(t, refusal) })
        : freight?.amount === null
          ? t('有商品不送到收货城市，买家下不了单')
          : ''
  const isReady = !failure && reason === '' && priced !== null && total !== null && (!showShop || shopRows !== null)
  useEffect(() => {
    document.title = t('试算单')
  }, [t])
  return (
    <main className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <strong>{t('试算单')}</strong>
        <span className={previewStyles.option}>
          <Switch id="showShop" size="small" checked={showShop} aria-label={t('打印店铺所得')} onChange={setShowShop} />
          <label htmlFor="showShop">{t('打印店铺所得（不给买家看）')}</label>
        </span>
        <span className={previewStyles.actions}>
          <PrintButton disabled={!isReady} />
        </span>
      </div>
      {!failure && reason === '' && !isReady && <PageLoading />}
      {failure && <ErrorState query={failure} />}
      {!failure && reason !== '' && (
        <EmptyState text={reason} action={<Button href={siteUrl('/home')}>{t('返回首页')}</Button>} />
      )}
      {isReady && (
        <PrintJob paper={paperSizes.A4}>
          <SampleCartDocument
            quote={quote}
            lines={priced.lines}
            shopName={shopName}
            moment={moment}
            printed={printed}
            isGroupBuy={cart.isGroupBuy}
            showShop={showShop}
          />
        </PrintJob>
      )}
    </main>
  )
}
