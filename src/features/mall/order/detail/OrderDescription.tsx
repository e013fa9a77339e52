import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mallOrders } from '#features/mall/order/api'
import { orderFields } from '#features/mall/order/fields'
import { Buyer } from '#features/mall/order/public/Buyer'
import type { MallOrder } from '#features/mall/order/shape'
import { CopyableText } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'

/** The buyer of an order, its statuses, times and remarks. */
export function OrderDescription({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  return (
    <Section title={t('订单信息')}>
      <DescriptionList
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
          { field: 'logisticsTime', render: <ShippedAt order={order} /> },
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

/** When an order was shipped; partly shipped, it holds no time of its own and says that of its first parcel. */
function ShippedAt({ order: { sn, logisticsTime, deliverStatus } }: { order: MallOrder }) {
  const { t } = useTranslation()
  const isPart = logisticsTime === '' && deliverStatus === 'PARTS_DELIVERED'
  const parcels = useQuery({ ...mallOrders.packages(sn), enabled: isPart, meta: IN_PLACE }).data ?? []
  const first = parcels.map(({ createTime }) => createTime).sort()[0]
  if (!isPart || !first) return fieldText(orderFields.logisticsTime, logisticsTime)
  return t('{{time}}（首个包裹，未发完）', { time: fieldText(orderFields.logisticsTime, first) })
}

function MadeWaybill({ logisticsName, logisticsNo }: NonNullable<MallOrder['waybill']>) {
  return (
    <>
      {`${logisticsName} `}
      <CopyableText text={logisticsNo} />
    </>
  )
}
