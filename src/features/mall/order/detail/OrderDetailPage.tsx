import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { orderFields } from '#features/mall/order/fields'
import { amountWord, leftToShip, wasRefunded } from '#features/mall/order/model'
import { groupText } from '#features/mall/order/model/group'
import { Buyer } from '#features/mall/order/public/Buyer'
import type { MallOrder } from '#features/mall/order/shape'
import { OrderDrawers } from '#features/mall/order/ship/OrderDrawers'
import { WaybillButtons } from '#features/mall/order/ship/WaybillButtons'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { OrderDescription } from './OrderDescription'
import { OrderGoods } from './OrderGoods'
import { OrderInvoice } from './OrderInvoice'
import { OrderLogs } from './OrderLogs'
import { OrderParcels } from './OrderParcels'
import { OrderReceiver } from './OrderReceiver'

/** 订单详情: its lines, payment, receiver, parcels and log. */
export default function OrderDetailPage() {
  return (
    <>
      <RecordPage
        resource={mallOrders.detail}
        title={({ sn }) => sn}
        owner={({ orderType }) => (orderType === 'VIRTUAL' ? 'virtualOrderList' : 'orderList')}
      >
        {(order) => <OrderBody order={order} />}
      </RecordPage>
      <OrderDrawers />
    </>
  )
}

function OrderBody({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  const left = leftToShip(order)
  const group = groupText(order)
  return (
    <>
      <RecordHead
        title={<CopyableText text={order.sn} />}
        tags={<StatusTag field={orderFields.orderStatus} value={order.orderStatus} />}
        facts={
          <>
            <span>
              <Buyer of={order} />
            </span>
            <span>
              {t('{{word}} {{price}} 元', { word: t(amountWord(order)), price: formatMoney(order.flowPrice) })}
            </span>
            {wasRefunded(order) && <span>{t('已退 {{price}} 元', { price: formatMoney(order.refundPrice) })}</span>}
            {group && <span>{translateMessage(t, group)}</span>}
            {left !== null && <span>{t('还有 {{left}} 未发', { left })}</span>}
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
      <OrderDescription order={order} />
      <OrderReceiver order={order} />
      <OrderGoods order={order} />
      {order.orderType !== 'VIRTUAL' && order.deliveryMethod !== 'SELF_PICK_UP' && <OrderParcels order={order} />}
      <OrderInvoice receipt={order.receipt} />
      <Section title={t('订单日志')}>
        <OrderLogs logs={order.orderLogs} />
      </Section>
    </>
  )
}
