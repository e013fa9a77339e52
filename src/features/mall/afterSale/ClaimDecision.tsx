import { useTranslation } from 'react-i18next'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { afterSaleFields } from './fields'
import { type AfterSale, wasPaid } from './model'

/** The shop's decision on a claim, and the refund. */
export function ClaimDecision({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  return (
    <Section title={t('处理结果')}>
      <DescriptionList
        fields={afterSaleFields}
        record={claim}
        names={[
          'serviceStatus',
          ...(wasPaid(claim) ? (['actualRefundPrice', 'refundTime'] as const) : (['agreedRefundPrice'] as const)),
          ...(claim.refundPoint ? (['refundPoint'] as const) : []),
          ...(claim.restockedNum ? (['restockedNum'] as const) : []),
          { field: 'auditRemark', isWide: true },
        ]}
      />
    </Section>
  )
}
