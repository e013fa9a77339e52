import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { Buyer } from '#features/mall/order/public/Buyer'
import { ShopAccount } from '#features/store/changeLog/public/ShopAccount'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { Due } from '#shared/ui/Due'
import { ApproveDrawer } from './ApproveDrawer'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { ClaimDecision } from './ClaimDecision'
import { ClaimDescription } from './ClaimDescription'
import { ClaimSteps } from './ClaimSteps'
import { afterSaleFields } from './fields'
import { type AfterSale, claimList, dueOf, wasPaid } from './model'
import { ReturnParcel } from './ReturnParcel'

/** 售后详情: the buyer's claim and reason, the decision, and the returned goods. */
export default function AfterSaleDetailPage() {
  return (
    <>
      <RecordPage resource={afterSales.detail} title={({ sn }) => sn} owner={claimList}>
        {(claim) => <ClaimBody claim={claim} />}
      </RecordPage>
      <ApproveDrawer />
    </>
  )
}

function ClaimBody({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  const due = dueOf(claim)
  return (
    <>
      <RecordHead
        title={<CopyableText text={claim.sn} />}
        tags={<StatusTag field={afterSaleFields.serviceStatus} value={claim.serviceStatus} />}
        facts={
          <>
            <span>
              <Buyer of={claim} />
            </span>
            <span>
              {wasPaid(claim)
                ? t('已退款 {{price}} 元', { price: formatMoney(claim.actualRefundPrice) })
                : claim.actualRefundPrice
                  ? t('同意退款 {{price}} 元', { price: formatMoney(claim.actualRefundPrice) })
                  : t('申请退款 {{price}} 元', { price: formatMoney(claim.applyRefundPrice) })}
            </span>
            {due && <Due due={due} />}
          </>
        }
        actions={<ActionButtons actions={afterSaleActions} record={claim} />}
      />
      <ClaimDescription claim={claim} />
      {claim.serviceStatus !== 'APPLY' && <ClaimDecision claim={claim} />}
      {claim.refundWay === 'OFFLINE' && (
        <Section title={t('收款账户')}>
          <DescriptionList
            fields={afterSaleFields}
            record={claim}
            names={[
              'accountType',
              'bankDepositName',
              'bankAccountName',
              {
                field: 'bankAccountNumber',
                render: (
                  <ShopAccount
                    number={claim.bankAccountNumber}
                    of={{ kind: 'AFTER_SALE', id: claim.sn }}
                    label={afterSaleFields.bankAccountNumber.label}
                  />
                ),
              },
            ]}
          />
        </Section>
      )}
      {claim.serviceType === 'RETURN_GOODS' && !['APPLY', 'REFUSE'].includes(claim.serviceStatus) && (
        <ReturnParcel claim={claim} />
      )}
      <Section title={t('处理进度')}>
        <ClaimSteps claim={claim} />
      </Section>
    </>
  )
}
