import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_PRINT_ORDERS, openParcelSlips, openShippingNotes } from '#features/mall/order/print/openShippingNotes'

/** Prints the shipping notes of the ticked orders, or the slips of their parcels, as one job. */
export function PrintOrders({ orders }: { orders: readonly { sn: string }[] }) {
  const { t } = useTranslation()
  const isTooMany = orders.length > MAX_PRINT_ORDERS
  const button = (label: string, open: (sns: string[]) => void) => (
    <Button
      icon={<PrinterOutlined aria-hidden="true" />}
      disabled={orders.length === 0 || isTooMany}
      title={isTooMany ? t('一次最多打印 {{max}} 个订单', { max: MAX_PRINT_ORDERS }) : undefined}
      onClick={() => open(orders.map(({ sn }) => sn))}
    >
      {orders.length > 0 ? `${label}${t('（{{count}}）', { count: orders.length })}` : label}
    </Button>
  )
  return (
    <>
      {button(t('打印发货单'), (sns) => openShippingNotes(sns))}
      {button(t('打印装箱单'), (sns) => openParcelSlips(sns))}
    </>
  )
}
