import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { trackingOf } from '#features/mall/order/model'
import { shipmentNumber } from '#features/mall/order/model/ownTruck'
import type { OrderRow } from '#features/mall/order/shape'
import { CopyableText } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'

/** The number that an order is tracked by, with its carrier; says when it is only that of a waybill. */
export function TrackingNumber({ order }: { order: Pick<OrderRow, 'logisticsNo' | 'logisticsName' | 'waybill'> }) {
  const { t } = useTranslation()
  const tracking = trackingOf(order)
  if (!tracking) return NOTHING
  return (
    <>
      <CopyableText text={shipmentNumber({ logisticsName: tracking.company, logisticsNo: tracking.number })} />
      <div className={textStyles.secondary}>
        {[tracking.company, order.logisticsNo === '' && t('面单已生成')].filter(Boolean).join('　')}
      </div>
    </>
  )
}
