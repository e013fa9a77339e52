import { useTranslation } from 'react-i18next'
import { orderFields } from '#features/mall/order/fields'
import type { MallOrder } from '#features/mall/order/shape'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'

/** The receiver's address or the pick-up point; a service has neither. */
export function OrderReceiver({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  if (order.orderType === 'VIRTUAL') return null
  const isPickUp = order.deliveryMethod === 'SELF_PICK_UP'
  const buyer = [
    'consigneeName' as const,
    {
      field: 'consigneeMobile' as const,
      render: (
        <ShopPhone
          phone={order.consigneeMobile}
          of={{ kind: 'MALL_ORDER', id: order.sn }}
          label={orderFields.consigneeMobile.label}
        />
      ),
    },
  ]
  return (
    <Section title={isPickUp ? t('自提信息') : t('收货信息')}>
      <DescriptionList
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
