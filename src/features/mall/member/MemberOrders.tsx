import { useTranslation } from 'react-i18next'
import { mallOrders } from '#features/mall/order/api'
import { orderFields } from '#features/mall/order/fields'
import { OrderAmount } from '#features/mall/order/public/OrderAmount'
import { semicolon } from '#shared/i18n'
import { MemberRows } from './MemberRows'

const COLUMNS = ['sn', 'orderStatus', 'orderItems', 'flowPrice', 'createTime', 'paymentTime'] as const
// A record has room for more of the products than the list.
const FIELDS = {
  ...orderFields,
  sn: { ...orderFields.sn, opens: { screen: 'order-detail', by: 'sn' } },
  orderItems: { ...orderFields.orderItems, width: 300 },
}

/** What a member ordered, services included. */
export function MemberOrders({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  return (
    <MemberRows
      title={t('订单')}
      query={mallOrders.search}
      arg={{ memberId }}
      fields={FIELDS}
      columns={COLUMNS}
      rowKey="sn"
      render={(name, order) => {
        if (name === 'flowPrice') return <OrderAmount order={order} />
        if (name === 'orderItems')
          return order.orderItems.map((item) => `${item.name} × ${item.num ?? ''}`).join(semicolon())
        return undefined
      }}
      empty={t('没有订单')}
    />
  )
}
