import { useTranslation } from 'react-i18next'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { complaintFields } from './fields'
import type { Complaint } from './model'

/** The order that a complaint is about, and its receiver. */
export function ComplaintOrder({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation()
  return (
    <Section title={t('订单信息')}>
      <DescriptionList
        fields={complaintFields}
        record={complaint}
        names={[
          'orderSn',
          'orderTime',
          'orderPrice',
          'consigneeName',
          {
            field: 'consigneeMobile',
            render: (
              <ShopPhone
                phone={complaint.consigneeMobile}
                of={{ kind: 'COMPLAINT', id: complaint.id }}
                label={complaintFields.consigneeMobile.label}
              />
            ),
          },
          { field: 'consigneeAddressPath', render: complaint.consigneeAddressPath.replaceAll(',', ' ') },
        ]}
      />
    </Section>
  )
}
