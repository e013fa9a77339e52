import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { ActButtons } from '#shared/act/ActButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { Facts } from '#shared/record/Facts'
import { firstRecord } from '#shared/record/firstRecord'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { OpenButton } from '#shared/ui/OpenButton'
import { PhoneReveal } from '#shared/ui/PhoneReveal'
import { EmptyState } from '#shared/ui/states'
import { orderActs } from './acts'
import { mallOrders } from './api'
import { ConsigneeDrawer } from './ConsigneeDrawer'
import { orderFields, orderReceiptFields } from './fields'
import { OrderAmounts } from './OrderAmounts'
import { OrderItemTable } from './OrderItemTable'
import { OrderLogs } from './OrderLogs'
import { PackagesSection } from './PackagesSection'
import { ShipDrawer } from './ShipDrawer'
import type { MallOrder } from './shape'
import { WaybillButtons, WaybillDrawer } from './WaybillDrawer'

/** Prefetches the record that the address names. */
export const first = firstRecord(mallOrders.detail, 'sn')

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
            <ActButtons acts={orderActs} record={order} />
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
      {order.orderType !== 'VIRTUAL' && order.deliveryMethod !== 'SELF_PICK_UP' && <PackagesSection sn={order.sn} />}
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
