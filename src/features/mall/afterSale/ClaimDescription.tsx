import { useTranslation } from 'react-i18next'
import { picturesOf } from '#features/common/file/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { Photos } from '#shared/media/Photos'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { ClaimedGoods } from './claimColumns'
import { afterSaleFields } from './fields'
import type { AfterSale } from './model'

/** What the buyer claims, on which order, and why. */
export function ClaimDescription({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  return (
    <Section title={t('售后申请')}>
      <DescriptionList
        fields={afterSaleFields}
        record={claim}
        names={[
          { field: 'goodsName', isWide: true, render: <ClaimedGoods claim={claim} /> },
          'serviceType',
          'orderSn',
          { field: 'memberName', render: <Buyer of={claim} /> },
          'createTime',
          'flowPrice',
          ...(Number(claim.freightPrice) > 0 ? (['freightPrice'] as const) : []),
          'applyRefundPrice',
          'reason',
          'refundWay',
          { field: 'problemDesc', isWide: true },
          { field: 'afterSaleImage', isWide: true, render: <Photos urls={picturesOf(claim.afterSaleImage)} /> },
        ]}
      />
    </Section>
  )
}
