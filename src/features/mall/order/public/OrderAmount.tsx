import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { amountWord } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import textStyles from '#shared/ui/text.module.css'

/** An order's amount in a list that holds paid and unpaid ones: it says which it is. */
export function OrderAmount({ order }: { order: Pick<OrderRow, 'payStatus' | 'flowPrice'> }) {
  const { t } = useTranslation()
  return (
    <span className={textStyles.number}>
      <span className={textStyles.secondary}>{t(amountWord(order))}</span> {formatMoney(order.flowPrice)}
    </span>
  )
}
