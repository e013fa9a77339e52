import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_PRINT_ORDERS, openShippingNotes } from '#features/mall/order/print/openShippingNotes'

/** Prints the shipping notes of the ticked orders as one job. */
export function PrintOrders({ orders }: { orders: readonly { sn: string }[] }) {
  const { t } = useTranslation()
  const isTooMany = orders.length > MAX_PRINT_ORDERS
  return (
    <Button
      icon={<PrinterOutlined aria-hidden="true" />}
      disabled={orders.length === 0 || isTooMany}
      title={isTooMany ? t('一次最多打印 {{max}} 张发货单', { max: MAX_PRINT_ORDERS }) : undefined}
      onClick={() => openShippingNotes(orders.map(({ sn }) => sn))}
    >
      {orders.length > 0 ? t('打印发货单（{{count}}）', { count: orders.length }) : t('打印发货单')}
    </Button>
  )
}
