import type { Translate } from '#domain/text'
import { translateMessage } from '#domain/text'
import { orderFields } from '#features/mall/order/fields'
import { groupText } from '#features/mall/order/model/group'
import type { OrderRow } from '#features/mall/order/shape'
import { StatusTag } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import textStyles from '#shared/ui/text.module.css'
import styles from './orderStatusColumn.module.css'

/** The column of an order's status; one that waits for its group says how that stands. */
export function orderStatusColumn(t: Translate) {
  const groupOf = (order: OrderRow) => {
    const group = groupText(order)
    return group ? translateMessage(t, group) : ''
  }
  return {
    field: 'orderStatus',
    render: (order: OrderRow) => {
      const group = groupOf(order)
      return (
        <>
          <StatusTag field={orderFields.orderStatus} value={order.orderStatus} />
          {group && <div className={`${styles.group} ${textStyles.secondary}`}>{group}</div>}
        </>
      )
    },
    text: (order: OrderRow) =>
      [fieldText(orderFields.orderStatus, order.orderStatus, { t }), groupOf(order)].filter(Boolean).join(' '),
  } as const
}
