import { useTranslation } from 'react-i18next'
import { orderFields } from '#features/mall/order/fields'
import { Buyer } from '#features/mall/order/public/Buyer'
import type { MallOrder } from '#features/mall/order/shape'
import { CopyableText } from '#shared/fields/FieldValue'
import { Facts } from '#shared/record/Facts'
import { Section } from '#shared/record/Section'

/** The buyer of an order, its statuses, times and remarks. */
export function OrderFacts({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <Section title={t('订单信息')}>
      <Facts
        fields={orderFields}
        record={order}
        names={[
          { field: 'memberName', render: <Buyer of={order} /> },
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
          ...(order.waybill ? [{ field: 'waybill' as const, render: <MadeWaybill {...order.waybill} /> }] : []),
          ...(order.verificationCode
            ? [
                {
                  field: 'verificationCode' as const,
                  render: t('{{code}}（由买家出示）', { code: order.verificationCode }),
                },
              ]
            : []),
          { field: 'remark', isWide: true },
          { field: 'sellerRemark', isWide: true },
        ]}
      />
    </Section>
  )
}

function MadeWaybill({ logisticsName, logisticsNo }: NonNullable<MallOrder['waybill']>) {
  return (
    <>
      {`${logisticsName} `}
      <CopyableText text={logisticsNo} />
    </>
  )
}
