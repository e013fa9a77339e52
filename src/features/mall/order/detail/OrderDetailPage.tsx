import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { orderFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import { ConsigneeDrawer } from '#features/mall/order/ship/ConsigneeDrawer'
import { ShipDrawer } from '#features/mall/order/ship/ShipDrawer'
import { WaybillButtons, WaybillDrawer } from '#features/mall/order/ship/WaybillDrawer'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { OrderFacts } from './OrderFacts'
import { OrderGoods } from './OrderGoods'
import { OrderInvoice } from './OrderInvoice'
import { OrderLogs } from './OrderLogs'
import { OrderParcels } from './OrderParcels'
import { OrderReceiver } from './OrderReceiver'

/** 订单详情: its lines, payment, receiver, parcels and log. */
export default function OrderDetailPage() {
  return (
    <>
      <RecordPage resource={mallOrders.detail} title={({ sn }) => sn}>
        {(order) => <OrderBody order={order} />}
      </RecordPage>
      <ShipDrawer />
      <ConsigneeDrawer />
      <WaybillDrawer />
    </>
  )
}

function OrderBody({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <>
      <RecordHead
        title={<CopyableText text={order.sn} />}
        tags={<StatusTag field={orderFields.orderStatus} value={order.orderStatus} />}
        facts={
          <>
            <span>{order.memberName}</span>
            <span>{t('应付 {{price}} 元', { price: formatMoney(order.flowPrice) })}</span>
            {order.cancelReason && <span>{order.cancelReason}</span>}
          </>
        }
        actions={
          <>
            <ActionButtons actions={orderActions} record={order} />
            <WaybillButtons order={order} />
          </>
        }
      />
      <OrderFacts order={order} />
      <OrderReceiver order={order} />
      <OrderGoods order={order} />
      {order.orderType !== 'VIRTUAL' && order.deliveryMethod !== 'SELF_PICK_UP' && <OrderParcels sn={order.sn} />}
      <OrderInvoice receipt={order.receipt} />
      <Section title={t('订单日志')}>
        <OrderLogs logs={order.orderLogs} />
      </Section>
    </>
  )
}
