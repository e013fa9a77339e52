import { useTranslation } from 'react-i18next'
import type { MallOrder } from '#features/mall/order/shape'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { OrderAmounts } from './OrderAmounts'
import { OrderItemTable } from './OrderItemTable'

/** The lines of an order, the parts of its amount, and a link to its after-sale claims. */
export function OrderGoods({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('商品')}
      extra={
        order.orderItems.some(({ returnGoodsNumber }) => returnGoodsNumber) && (
          <OpenButton name="returnGoodsOrder" query={{ orderSn: order.sn }} size="small">
            {t('查看售后')}
          </OpenButton>
        )
      }
    >
      <OrderItemTable order={order} />
      <OrderAmounts order={order} />
    </Section>
  )
}
