import { PrinterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { MAX_PRINT_ORDERS, openParcelSlips, openShippingNotes } from '#features/mall/order/print/openShippingNotes'
import { TickedButton } from '#shared/list/batch/TickedButton'

/** Prints the shipping notes of the ticked orders, or the slips of their parcels, as one job. */
export function PrintOrders({ orders }: { orders: readonly { sn: string }[] }) {
  const { t } = useTranslation()
  const isTooMany = orders.length > MAX_PRINT_ORDERS
  const button = (label: string, open: (sns: string[]) => void) => (
    <TickedButton
      label={label}
      count={orders.length}
      icon={<PrinterOutlined aria-hidden="true" />}
      disabled={isTooMany}
      title={isTooMany ? t('一次最多打印 {{max}} 个订单', { max: MAX_PRINT_ORDERS }) : undefined}
      onClick={() => open(orders.map(({ sn }) => sn))}
    />
  )
  return (
    <>
      {button(t('打印发货单'), (sns) => openShippingNotes(sns))}
      {button(t('打印装箱单'), (sns) => openParcelSlips(sns))}
    </>
  )
}
