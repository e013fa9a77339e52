import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { amountParts } from '#features/mall/order/amounts'
import { orderFields } from '#features/mall/order/fields'
import { amountWord, wasRefunded } from '#features/mall/order/model'
import type { MallOrder } from '#features/mall/order/shape'
import styles from './OrderAmounts.module.css'

/** The parts of an order's amount; parts of zero are left out. */
export function OrderAmounts({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t(orderFields.goodsPrice.label)}</dt>
        <dd>{formatMoney(order.goodsPrice)}</dd>
      </div>
      {amountParts(order).map(({ label, amount, discounts }) => (
        <Fragment key={label}>
          <div>
            <dt>{t(label)}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
          {discounts.map(({ promotionId, promotionName, discountPrice }) => (
            <div key={promotionId} className={styles.reason}>
              <dt>{t('其中 {{name}}', { name: promotionName })}</dt>
              <dd>{`-${formatMoney(discountPrice)}`}</dd>
            </div>
          ))}
        </Fragment>
      ))}
      <div className={styles.total}>
        <dt>{t('{{word}}金额（元）', { word: t(amountWord(order)) })}</dt>
        <dd>{formatMoney(order.flowPrice)}</dd>
      </div>
      {wasRefunded(order) && (
        <div>
          <dt>{t(orderFields.refundPrice.label)}</dt>
          <dd>{`-${formatMoney(order.refundPrice)}`}</dd>
        </div>
      )}
    </dl>
  )
}
