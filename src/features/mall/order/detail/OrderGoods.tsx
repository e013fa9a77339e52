import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MallOrder } from '#features/mall/order/shape'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { OrderAmounts } from './OrderAmounts'
import { OrderItemTable } from './OrderItemTable'

/** The lines of an order, the parts of its amount, and links to its after-sale claims. */
export function OrderGoods({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <Section
      title={t('商品')}
      extra={order.orderItems.some(({ returnGoodsNumber }) => returnGoodsNumber) && <ClaimLinks order={order} />}
    >
      <OrderItemTable order={order} />
      <OrderAmounts order={order} />
    </Section>
  )
}

/** Links to the claims on an order; while their kinds are not known, to both lists. */
function ClaimLinks({ order: { sn: orderSn, claimTypes } }: { order: MallOrder }) {
  const { t } = useTranslation()
  const has = (type: string) => claimTypes.length === 0 || claimTypes.includes(type)
  return (
    <Space>
      {has('RETURN_GOODS') && (
        <OpenButton name="returnGoodsOrder" query={{ orderSn }} size="small">
          {t('查看退货')}
        </OpenButton>
      )}
      {has('RETURN_MONEY') && (
        <OpenButton name="returnMoneyOrder" query={{ orderSn }} size="small">
          {t('查看退款')}
        </OpenButton>
      )}
    </Space>
  )
}
