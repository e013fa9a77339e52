import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { orderFields, orderReceiptFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import { ConsigneeDrawer } from '#features/mall/order/ship/ConsigneeDrawer'
import { ShipDrawer } from '#features/mall/order/ship/ShipDrawer'
import { WaybillButtons, WaybillDrawer } from '#features/mall/order/ship/WaybillDrawer'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { EmptyState } from '#shared/ui/states'
import { OrderAmounts } from './OrderAmounts'
import { OrderItemTable } from './OrderItemTable'
import { OrderLogs } from './OrderLogs'
import { ParcelsSection } from './ParcelsSection'

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
      <Section title={t('订单信息')}>
        <Facts
          fields={orderFields}
          record={order}
          names={[
            'memberName',
            'memberId',
            'clientType',
            'orderPromotionType',
            'payStatus',
            'paymentMethod',
            'deliverStatus',
            'deliveryMethod',
            'createTime',
            'paymentTime',
            'logisticsTime',
            'completeTime',
            'tradeSn',
            ...(order.verificationCode ? (['verificationCode'] as const) : []),
            { field: 'remark', isWide: true },
            { field: 'sellerRemark', isWide: true },
          ]}
        />
      </Section>
      <Receiver order={order} />
      <Section
        title={t('商品')}
        extra={
          order.orderItems.some(({ returnGoodsNumber }) => returnGoodsNumber) && (
            <OpenButton name="returnGoodsOrder" query={{ orderSn: order.sn }} size="small">
              {t('查看售后')}
            </OpenButton>
          )
        }
      >
        <OrderItemTable items={order.orderItems} />
        <OrderAmounts order={order} />
      </Section>
      {order.orderType !== 'VIRTUAL' && order.deliveryMethod !== 'SELF_PICK_UP' && <ParcelsSection sn={order.sn} />}
      <Section title={t('发票')}>
        {order.receipt ? (
          <Facts
            fields={orderReceiptFields}
            record={order.receipt}
            names={['receiptTitle', 'taxpayerId', 'receiptContent', 'receiptPrice', 'receiptStatus']}
          />
        ) : (
          <EmptyState text={t('买家没有索取发票')} />
        )}
      </Section>
      <Section title={t('订单日志')}>
        <OrderLogs logs={order.orderLogs} />
      </Section>
    </>
  )
}

/** The receiver's address or the pick-up point; a service has neither. */
function Receiver({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  if (order.orderType === 'VIRTUAL') return null
  const isPickUp = order.deliveryMethod === 'SELF_PICK_UP'
  const buyer = [
    'consigneeName' as const,
    { field: 'consigneeMobile' as const, render: <PhoneReveal phone={order.consigneeMobile} /> },
  ]
  return (
    <Section title={isPickUp ? t('自提信息') : t('收货信息')}>
      <Facts
        fields={orderFields}
        record={order}
        names={
          isPickUp
            ? [...buyer, 'storeAddressPath', 'storeAddressMobile']
            : [
                ...buyer,
                {
                  field: 'consigneeDetail',
                  isWide: true,
                  render: `${order.consigneeAddressPath.replaceAll(',', ' ')} ${order.consigneeDetail}`,
                },
              ]
        }
      />
    </Section>
  )
}
