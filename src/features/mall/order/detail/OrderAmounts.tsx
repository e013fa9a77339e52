import { useTranslation } from 'react-i18next'
import { decimal, formatMoney } from '#domain/money'
import { orderFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import styles from './OrderAmounts.module.css'

/** The parts of the payable amount; parts of zero are left out. */
export function OrderAmounts({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  const { priceDetailDTO: detail } = order
  const lines: [label: string, value: string | null, sign: '' | '-'][] = [
    [orderFields.goodsPrice.label, order.goodsPrice, ''],
    [orderFields.freightPrice.label, order.freightPrice, ''],
    [orderFields.discountPrice.label, order.discountPrice, '-'],
    [orderFields.couponPrice.label, detail?.couponPrice ?? null, '-'],
    [orderFields.updatePrice.label, order.updatePrice, ''],
  ]
  const shown = lines.filter(([label, value]) => label === orderFields.goodsPrice.label || isSome(value))
  return (
    <dl className={styles.amounts}>
      {shown.map(([label, value, sign]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{`${sign && isSome(value) ? sign : ''}${formatMoney(value)}`}</dd>
        </div>
      ))}
      {(detail?.discountPriceDetail ?? []).map(({ promotionId, promotionName, discountPrice }) => (
        <div key={promotionId} className={styles.reason}>
          <dt>{promotionName}</dt>
          <dd>{`-${formatMoney(discountPrice)}`}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('应付金额（元）')}</dt>
        <dd>{formatMoney(order.flowPrice)}</dd>
      </div>
    </dl>
  )
}

function isSome(value: string | null): boolean {
  const figure = decimal(value)
  return figure !== null && !figure.eq(0)
}
